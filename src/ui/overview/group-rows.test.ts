import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../core/summary.ts';
import { groupDomains, MOST_ROWS_FIRST, sortGroups, toggleSort } from './group-rows.ts';

const tallyOf = (rows: number, exact: number) => ({
  ...emptyTally(),
  rows,
  exact,
  buckets: { both_pass: 0, exact_only: exact, overlap_only: 0, both_fail: rows - exact },
});

const groups = groupDomains([
  { domain: 'who', tally: tallyOf(10, 1) },
  { domain: 'item 10', tally: tallyOf(40, 20) },
  { domain: 'item 9', tally: tallyOf(10, 9) },
]);

const namesBy = (column: Parameters<typeof toggleSort>[1], descending: boolean) =>
  sortGroups(groups, { column, descending }).map((group) => group.name);

describe('sortGroups', () => {
  it.each([
    ['name', false, ['item 9', 'item 10', 'who']],
    ['rows', true, ['item 10', 'who', 'item 9']],
    ['exact', true, ['item 9', 'item 10', 'who']],
    ['both_fail', true, ['who', 'item 10', 'item 9']],
  ] as const)('by %s, descending: %s', (column, descending, wanted) => {
    expect(namesBy(column, descending)).toEqual(wanted);
  });
});

describe('toggleSort', () => {
  it('starts figures with the largest and names with A, then turns', () => {
    expect(toggleSort(MOST_ROWS_FIRST, 'exact')).toEqual({ column: 'exact', descending: true });
    expect(toggleSort(MOST_ROWS_FIRST, 'name')).toEqual({ column: 'name', descending: false });
    expect(toggleSort(MOST_ROWS_FIRST, 'rows')).toEqual({ column: 'rows', descending: false });
  });
});

describe('the filter of a group', () => {
  it('names the domain', () => {
    expect(groups[0]?.filter).toEqual({ domains: ['who'] });
  });
});
