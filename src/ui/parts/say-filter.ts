import { BUCKET_LABELS, CREDIT_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { JudgeChoice, ReviewChoice } from '../../core/review/review-choices.ts';
import type { RowFilter } from '../../stores/rows.ts';

const REVIEW_NAMES: Record<ReviewChoice, string> = {
  none: 'not yet reviewed',
  correct: 'reviewed as correct',
  incorrect: 'reviewed as wrong',
  unsure: 'reviewed as unsure',
  golden_wrong: 'golden answer called wrong',
  differ: 'reviewers differ',
  judge_differs: 'judge and review differ',
};

const JUDGE_NAMES: Record<JudgeChoice, string> = {
  correct: 'judge says correct',
  incorrect: 'judge says wrong',
  none: 'no verdict of the judge',
};

/** Which rows a filter takes in, files aside: `Overlap only; not yet reviewed`. */
export function sayFilter(filter: RowFilter): string {
  const { finding, search, typographic } = filter;
  const parts = [
    filter.buckets?.map((bucket) => BUCKET_LABELS[bucket].name),
    filter.review?.map((choice) => REVIEW_NAMES[choice]),
    filter.judge?.map((choice) => JUDGE_NAMES[choice]),
    filter.reasons?.map((id) => REASONS.find((kind) => kind.id === id)?.name ?? id),
    filter.credits?.map((credit) => CREDIT_LABELS[credit]),
    filter.domains?.map((domain) => `domain ${domain || '(empty)'}`),
    finding && [FINDING_LABELS[finding].name],
    typographic !== undefined && [
      typographic ? 'differences of writing alone' : 'no differences of writing alone',
    ],
    search && [`text “${search}”`],
  ];
  const said = parts.flatMap((part) => (part && part.length > 0 ? part.join(' or ') : []));
  return said.join('; ') || 'all rows';
}
