import { describe, expect, it } from 'vitest';
import { FINDING_BIT } from '../../core/findings.ts';
import type { Dialect, Run } from '../../stores/runs.ts';
import { sayHowRead } from './say-how-read.ts';

const PLAIN: Dialect = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' };

function read(dialect: Partial<Dialect>, counts: Partial<Run['report']> = {}): Run {
  return {
    key: '0123456789abcdef',
    name: 'a.csv',
    size: 1,
    columns: ['answer', 'response'],
    mapping: { golden: 0, response: 1 },
    report: {
      dialect: { ...PLAIN, ...dialect },
      rows: 2,
      blankLines: 0,
      unprotectedCells: 0,
      repeatedHeaders: 0,
      unreadRows: 0,
      duplicateColumns: [],
      // Any counts: they are not said here.
      findings: FINDING_BIT,
      ragged: [],
      ...counts,
    },
    tally: {
      rows: 2,
      exact: 0,
      overlap: 0,
      blank: 0,
      emptyGolden: 0,
      emptyGoldenPassed: 0,
      noText: 0,
      buckets: { both_pass: 0, exact_only: 0, overlap_only: 0, both_fail: 2 },
    },
    domains: [],
  };
}

const REST = '2 rows · 0 blank lines skipped · golden answer = answer, response = response';

describe('how a file was read', () => {
  it.each<[Partial<Dialect>, string]>([
    [{}, `UTF-8 · comma · ${REST}`],
    [
      { gzip: true, format: 'jsonl' },
      `JSON, one object a line · unpacked from gzip · UTF-8 · ${REST}`,
    ],
    [
      { format: 'xlsx', sheet: 'May', header: 3 },
      `Excel workbook · sheet May · header on row 3 · ${REST}`,
    ],
    [{ format: 'parquet' }, `Parquet · ${REST}`],
    [
      { encoding: 'windows-1251', delimiter: ';', quote: "'", escape: 'backslash', header: 0 },
      `Windows-1251 (Cyrillic) · semicolon · single quotes · quotes escaped with a backslash · no header · ${REST}`,
    ],
    [
      { quote: 'none', header: 4 },
      `UTF-8 · comma · quotes are letters · header on line 4 · ${REST}`,
    ],
    [{ readOn: true }, `UTF-8 · comma · ${REST} · read on past damage, as you chose`],
  ])('as %j is said in one line', (dialect, sentence) => {
    expect(sayHowRead(read(dialect))).toBe(sentence);
  });

  it('names what was left out', () => {
    const said = sayHowRead(read({}, { repeatedHeaders: 1, unreadRows: 3 }));
    expect(said).toContain('1 repeated header left out · 3 unreadable rows left out');
  });
});
