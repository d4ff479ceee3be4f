import { BUCKET_LABELS, CREDIT_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { JUDGE_LABELS, REVIEW_LABELS } from '../parts/choice-labels.ts';
import { sayRagChoice } from './rag-labels.ts';
import { PAIR_PART_LABELS, sayAcross, sayFlips } from './say-comparison.ts';

/** Which rows a filter takes in, files aside: `Overlap only; not yet reviewed`. */
export function sayFilter(filter: RowFilter): string {
  const { finding, search, typographic } = filter;
  const parts = [
    filter.buckets?.map((bucket) => BUCKET_LABELS[bucket].name),
    filter.review?.map((choice) => `review: ${REVIEW_LABELS[choice]}`),
    filter.judge?.map((choice) => `judge: ${JUDGE_LABELS[choice]}`),
    filter.reasons?.map((id) => REASONS.find((kind) => kind.id === id)?.name ?? id),
    filter.credits?.map((credit) => CREDIT_LABELS[credit]),
    filter.domains?.map((domain) => `domain ${domain || '(empty)'}`),
    filter.rag?.map(sayRagChoice),
    finding && [FINDING_LABELS[finding].name],
    typographic !== undefined && [
      typographic ? 'differences of writing alone' : 'no differences of writing alone',
    ],
    filter.whatIf && [sayFlips(filter.whatIf)],
    filter.pair && [`two runs compared: ${PAIR_PART_LABELS[filter.pair.part]}`],
    filter.across && [sayAcross(filter.across)],
    search && [`text “${search}”`],
  ];
  const said = parts.flatMap((part) => (part && part.length > 0 ? part.join(' or ') : []));
  return said.join('; ') || 'all rows';
}
