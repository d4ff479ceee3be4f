import { describe, expect, it } from 'vitest';
import type { RowFilter } from '../../stores/rows.ts';
import {
  changeSearch,
  listChips,
  toggleChoice,
  toggleFinding,
  toggleTypographic,
} from './filter-choices.ts';

describe('toggleChoice', () => {
  it('adds a choice to those of its list and keeps the other parts', () => {
    expect(toggleChoice({ buckets: ['both_fail'], search: 'x' }, 'buckets', 'both_pass')).toEqual({
      buckets: ['both_fail', 'both_pass'],
      search: 'x',
    });
  });

  it('takes the last choice away together with its list', () => {
    expect(toggleChoice({ domains: ['who'] }, 'domains', 'who')).toEqual({});
  });
});

describe('toggleFinding', () => {
  it.each<[RowFilter, RowFilter]>([
    [{}, { finding: 'ragged' }],
    [{ finding: 'not_nfc' }, { finding: 'ragged' }],
    [{ finding: 'ragged' }, {}],
  ])('turns %j into %j', (before, after) => {
    expect(toggleFinding(before, 'ragged')).toEqual(after);
  });
});

describe('toggleTypographic', () => {
  it.each<[RowFilter, RowFilter]>([
    [{}, { typographic: false }],
    [{ typographic: true }, { typographic: false }],
    [{ typographic: false }, {}],
  ])('turns %j into %j', (before, after) => {
    expect(toggleTypographic(before, false)).toEqual(after);
  });
});

describe('changeSearch', () => {
  it('drops the search where the text is empty', () => {
    expect(changeSearch({ search: 'x' }, '')).toEqual({});
    expect(changeSearch({}, 'गंगा')).toEqual({ search: 'गंगा' });
  });
});

describe('listChips', () => {
  const filter: RowFilter = {
    runs: ['a1', 'b2'],
    buckets: ['overlap_only'],
    reasons: ['words_between'],
    typographic: false,
    review: ['incorrect'],
    judge: ['none'],
    domains: ['who', 'what'],
    credits: ['none'],
    finding: 'blank_response',
    search: 'Nash',
  };
  const chips = listChips(filter, [{ key: 'a1', name: 'demo.csv' }]);

  it('has one chip for every active choice, in the order of the facets', () => {
    expect(chips).toHaveLength(12);
    expect(chips.slice(0, 9).map((chip) => chip.label)).toEqual([
      'Overlap only',
      'Reason: words between',
      'Not typographic alone',
      'Review: wrong',
      'Judge: no verdict',
      'demo.csv',
      'a file not loaded',
      'Domain: who',
      'Domain: what',
    ]);
  });

  it('tells two files of the same name apart', () => {
    const files = ['a1', 'b2'].map((key) => ({ key, name: 'demo.csv' }));
    const ids = listChips(filter, files).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('leaves nothing once every chip is removed', () => {
    let left = filter;
    for (let chip = chips[0]; chip; chip = listChips(left, [])[0]) left = chip.without;
    expect(left).toEqual({});
  });
});
