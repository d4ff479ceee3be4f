import { BUCKET_LABELS, CREDIT_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';

/** Parts of a filter that hold several choices. */
export type ListPart = 'runs' | 'buckets' | 'domains' | 'credits';

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

/** Every active choice of a filter, in the order of the facets. */
export function listChips(filter: RowFilter, runs: Pick<Run, 'key' | 'name'>[]): Chip[] {
  const { finding, search } = filter;
  const nameOf = (key: string) => runs.find((run) => run.key === key)?.name ?? 'a file not loaded';
  function listChoices<Part extends ListPart>(
    part: Part,
    labelOf: (choice: NonNullable<RowFilter[Part]>[number]) => string,
  ): Chip[] {
    const chosen: readonly NonNullable<RowFilter[Part]>[number][] = filter[part] ?? [];
    return chosen.map((one) => ({
      id: `${part} ${one}`,
      label: labelOf(one),
      without: toggleChoice(filter, part, one),
    }));
  }
  return [
    ...listChoices('buckets', (one) => BUCKET_LABELS[one].name),
    ...listChoices('runs', nameOf),
    ...listChoices('domains', (one) => `Domain: ${one || '(empty)'}`),
    ...listChoices('credits', (one) => CREDIT_LABELS[one]),
    ...(finding
      ? [
          {
            id: 'finding',
            label: FINDING_LABELS[finding].name,
            without: toggleFinding(filter, finding),
          },
        ]
      : []),
    ...(search
      ? [{ id: 'search', label: `Text: ${search}`, without: changeSearch(filter, '') }]
      : []),
  ];
}
