import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RowScore, Tally } from './model.ts';
import {
  accuracy,
  addTallies,
  addToTally,
  emptyTally,
  findAlarms,
  macroAccuracy,
  mergeDomains,
  withoutEmptyGolden,
  withoutNoText,
} from './summary.ts';
import type { RowFlags } from './summary.ts';

interface CountedRow {
  score: RowScore;
  flags: RowFlags;
}

function countedRow(score: Partial<RowScore>, flags: Partial<RowFlags> = {}): CountedRow {
  return {
    score: {
      exact: false,
      overlap: false,
      matchingWords: 0,
      totalWords: 1,
      blank: false,
      ...score,
    },
    flags: { emptyGolden: false, noText: false, ...flags },
  };
}

function tallyOf(rows: CountedRow[]): Tally {
  const tally = emptyTally();
  for (const { score, flags } of rows) addToTally(tally, score, flags);
  return tally;
}

function times(row: CountedRow, count: number): CountedRow[] {
  return Array.from({ length: count }, () => row);
}

const PASS = countedRow({ exact: true, overlap: true });
const FAIL = countedRow({});
const EXACT_ONLY = countedRow({ exact: true });
const BLANK = countedRow({ blank: true });
const EMPTY_GOLDEN = countedRow({ exact: true, overlap: true }, { emptyGolden: true });
const NO_TEXT = countedRow({ blank: true }, { emptyGolden: true, noText: true });

const kinds = fc.constantFrom(PASS, FAIL, EXACT_ONLY, BLANK, EMPTY_GOLDEN, NO_TEXT);
const someRows = fc.array(kinds, { maxLength: 30 });

describe('a tally', () => {
  it('counts rows, verdicts, blanks and buckets', () => {
    expect(tallyOf([PASS, FAIL, EXACT_ONLY, BLANK, EMPTY_GOLDEN, NO_TEXT])).toEqual({
      rows: 6,
      exact: 3,
      overlap: 2,
      blank: 2,
      emptyGolden: 2,
      emptyGoldenPassed: 1,
      noText: 1,
      buckets: { both_pass: 2, exact_only: 1, overlap_only: 0, both_fail: 3 },
    });
  });

  it('has buckets that sum to its rows', () => {
    fc.assert(
      fc.property(someRows, (rows) => {
        const { buckets } = tallyOf(rows);
        expect(Object.values(buckets).reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      }),
    );
  });

  it('adds up from parts to exactly the whole', () => {
    fc.assert(
      fc.property(someRows, someRows, (a, b) => {
        expect(addTallies(tallyOf(a), tallyOf(b))).toEqual(tallyOf([...a, ...b]));
      }),
    );
  });

  it('can be read without rows whose golden answer is empty', () => {
    expect(withoutEmptyGolden(tallyOf([PASS, FAIL, EMPTY_GOLDEN, NO_TEXT]))).toEqual({
      rows: 2,
      exact: 1,
      overlap: 1,
    });
  });

  it('can be read without rows that have no text', () => {
    expect(withoutNoText(tallyOf([PASS, FAIL, NO_TEXT]))).toEqual({
      rows: 2,
      exact: 1,
      overlap: 1,
    });
  });
});

it('merges domains by name in order of first appearance', () => {
  const a = tallyOf([PASS]);
  const b = tallyOf([FAIL]);
  const lists = [
    [{ domain: 'x', tally: a }],
    [
      { domain: 'y', tally: b },
      { domain: 'x', tally: b },
    ],
  ];
  expect(mergeDomains(lists)).toEqual([
    { domain: 'x', tally: addTallies(a, b) },
    { domain: 'y', tally: b },
  ]);
});

describe('accuracy', () => {
  it('is a percentage in the definition’s order of operations', () => {
    expect(accuracy(23, 80)).toBe(28.75);
  });

  it('is undefined, not 0, for no rows', () => {
    expect(accuracy(0, 0)).toBeUndefined();
  });

  it('averages domains alike in the macro-average, leaving out those without rows', () => {
    const domains = [
      { domain: 'large', tally: tallyOf([PASS, FAIL, FAIL, FAIL]) },
      { domain: 'small', tally: tallyOf([EXACT_ONLY]) },
      { domain: 'none', tally: emptyTally() },
    ];
    expect(macroAccuracy(domains, 'exact')).toBe(62.5);
    expect(macroAccuracy(domains, 'overlap')).toBe(12.5);
    expect(macroAccuracy([], 'exact')).toBeUndefined();
  });
});

describe('findAlarms', () => {
  it.each([
    ['19 wrong rows', times(FAIL, 19), []],
    ['20 wrong rows', times(FAIL, 20), ['0% exact,overlap']],
    ['20 right rows', times(PASS, 20), ['100% exact,overlap']],
    ['20 rows with one right', [PASS, ...times(FAIL, 19)], []],
    ['20 rows that pass exact alone', times(EXACT_ONLY, 20), ['0% overlap', '100% exact']],
  ])('on %s', (_name, rows, alarms) => {
    const found = findAlarms(tallyOf(rows), []);
    expect(found.map(({ percent, scorers }) => `${percent}% ${scorers.join()}`)).toEqual(alarms);
  });

  it('names the domain and its rows', () => {
    const bad = { domain: 'Art', tally: tallyOf(times(FAIL, 25)) };
    const good = { domain: 'Law', tally: tallyOf([PASS]) };
    const [alarm, ...rest] = findAlarms(addTallies(bad.tally, good.tally), [bad, good]);
    expect(alarm?.domain).toBe('Art');
    expect(alarm?.sentence).toBe(
      'Exact substring and Word overlap: 0% on all 25 rows of the domain “Art”.',
    );
    expect(rest).toEqual([]);
  });

  it('does not repeat the file’s alarm for each domain', () => {
    const half = { domain: 'Art', tally: tallyOf(times(FAIL, 20)) };
    const alarms = findAlarms(addTallies(half.tally, half.tally), [
      half,
      { ...half, domain: 'Law' },
    ]);
    expect(alarms.map(({ domain }) => domain)).toEqual([undefined]);
  });

  it('says so where every response is blank or every golden answer empty', () => {
    expect(findAlarms(tallyOf(times(BLANK, 20)), [])[0]?.causes).toEqual([
      'Every response is blank.',
    ]);
    expect(findAlarms(tallyOf(times(EMPTY_GOLDEN, 20)), [])[0]?.causes).toEqual([
      'Every golden answer is empty, which counts as correct by definition.',
    ]);
  });
});
