import { BUCKET_LABELS, CREDIT_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { JUDGE_LABELS, REVIEW_LABELS } from '../parts/choice-labels.ts';
import { sayRagChoice } from '../parts/rag-labels.ts';
import { sayAcross, sayFlips, sayPairRows } from '../parts/say-comparison.ts';
import { findReasonKind } from './reason-groups.ts';

/** Parts of a filter that hold several choices. */
export type ListPart =
  'runs' | 'buckets' | 'reasons' | 'review' | 'judge' | 'rag' | 'domains' | 'credits';

/** The filter with a choice of a list added, or taken away where it was there. An empty list is no list. */
export function toggleChoice<Part extends ListPart>(
  filter: RowFilter,
  part: Part,
  choice: NonNullable<RowFilter[Part]>[number],
): RowFilter {
  const chosen: readonly string[] = filter[part] ?? [];
  const { [part]: _, ...rest } = filter;
  const next = chosen.includes(choice)
    ? chosen.filter((one) => one !== choice)
    : [...chosen, choice];
  return next.length > 0 ? { ...rest, [part]: next } : rest;
}

/** The filter with this finding alone, or with none where it was chosen. */
export function toggleFinding(
  filter: RowFilter,
  finding: NonNullable<RowFilter['finding']>,
): RowFilter {
  const { finding: before, ...rest } = filter;
  return before === finding ? rest : { ...rest, finding };
}

/** The filter with only the rows whose difference is one of writing alone, or without them; all where it was so. */
export function toggleTypographic(filter: RowFilter, typographic: boolean): RowFilter {
  const { typographic: before, ...rest } = filter;
  return before === typographic ? rest : { ...rest, typographic };
}

/** The filter with another search text; none where it is empty. */
export function changeSearch(filter: RowFilter, text: string): RowFilter {
  const { search: _, ...rest } = filter;
  return text === '' ? rest : { ...rest, search: text };
}

/** One active part of a filter, in words, and the filter that remains without it. */
export interface Chip {
  /** No two chips of a filter share it, whereas two files may share a name. */
  id: string;
  label: string;
  without: RowFilter;
}

const chip = (id: string, label: string, without: RowFilter): Chip => ({ id, label, without });

/** Every active choice of a filter, in the order of the facets. */
export function listChips(filter: RowFilter, runs: Pick<Run, 'key' | 'name'>[]): Chip[] {
  const { typographic, finding, search } = filter;
  const nameOf = (key: string) => runs.find((run) => run.key === key)?.name ?? 'a file not loaded';
  const chipsOf = <Part extends ListPart>(
    part: Part,
    sayChoice: (choice: NonNullable<RowFilter[Part]>[number]) => string,
  ): Chip[] => {
    const chosen: NonNullable<RowFilter[Part]>[number][] = filter[part] ?? [];
    return chosen.map((one) =>
      chip(`${part} ${one}`, sayChoice(one), toggleChoice(filter, part, one)),
    );
  };
  return [
    ...chipsOf('buckets', (one) => BUCKET_LABELS[one].name),
    ...chipsOf('reasons', (one) => `Reason: ${findReasonKind(one)?.name ?? one}`),
    ...(typographic === undefined ? [] : [typographicChip(filter, typographic)]),
    ...chipsOf('review', (one) => `Review: ${REVIEW_LABELS[one]}`),
    ...chipsOf('judge', (one) => `Judge: ${JUDGE_LABELS[one]}`),
    ...chipsOf('rag', sayRagChoice),
    ...chipsOf('runs', nameOf),
    ...chipsOf('domains', (one) => `Domain: ${one || '(empty)'}`),
    ...chipsOf('credits', (one) => CREDIT_LABELS[one]),
    ...(finding
      ? [chip('finding', FINDING_LABELS[finding].name, toggleFinding(filter, finding))]
      : []),
    ...listComparisons(filter, nameOf),
    ...(search ? [chip('search', `Text: ${search}`, changeSearch(filter, ''))] : []),
  ];
}

/** Comparisons with other runs, and with verdicts under relaxations. */
function listComparisons(filter: RowFilter, nameOf: (key: string) => string): Chip[] {
  const { whatIf, pair, across } = filter;
  const without = (part: 'whatIf' | 'pair' | 'across'): RowFilter => {
    const { [part]: _, ...rest } = filter;
    return rest;
  };
  return [
    ...(whatIf ? [chip('whatIf', sayFlips(whatIf), without('whatIf'))] : []),
    ...(pair ? [chip('pair', sayPairRows(pair, nameOf), without('pair'))] : []),
    ...(across ? [chip('across', sayAcross(across), without('across'))] : []),
  ];
}

function typographicChip(filter: RowFilter, typographic: boolean): Chip {
  const label = typographic ? 'Only typographic differences' : 'Not typographic alone';
  return chip('typographic', label, toggleTypographic(filter, typographic));
}
