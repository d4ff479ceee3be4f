import type { Bucket } from '../../core/model.ts';
import type { JudgeScopeChoice } from '../../stores/judge.ts';
import type { RowFilter } from '../../stores/rows.ts';

export type FilterScope = Extract<JudgeScopeChoice, { kind: 'filter' }>;

/** Rows that are judged where nothing else was said: some, for a first look. */
const LIMIT = 50;

/** The scope of a filter in place of the one that holds: the same where it is one already. */
export function asFilterScope(scope: JudgeScopeChoice): FilterScope {
  if (scope.kind === 'filter') return scope;
  const seed = scope.kind === 'default' ? scope.seed : 0;
  return { kind: 'filter', filter: {}, limit: LIMIT, order: 'sample', seed };
}

/** A filter with a value added to one of its lists, or taken out; an empty list is none. */
export function toggleChoice<Key extends 'buckets' | 'domains'>(
  filter: RowFilter,
  key: Key,
  value: Key extends 'buckets' ? Bucket : string,
): RowFilter {
  const before: readonly string[] = filter[key] ?? [];
  const after = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  const { [key]: _before, ...rest } = filter;
  return after.length === 0 ? rest : { ...rest, [key]: after };
}

/** A filter without its files: the judge is asked of one run. */
export function withoutRuns(filter: RowFilter): RowFilter {
  const { runs: _runs, ...rest } = filter;
  return rest;
}

/** The parts of a filter beside buckets and domains, which have controls of their own. */
export function otherParts(filter: RowFilter): RowFilter {
  const { runs: _runs, buckets: _buckets, domains: _domains, ...rest } = filter;
  return rest;
}
