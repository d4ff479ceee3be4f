import { describe, expect, it } from 'vitest';
import { bucketOf } from '../../core/buckets.ts';
import { findReasons } from '../../core/reasons.ts';
import { scoreRow } from '../../core/scorers/score-row.ts';
import type { TableRow } from '../../stores/rows.ts';
import { tellReasons } from './tell-reasons.ts';

function makeRow(golden: string, response: string, patched?: string): TableRow {
  const score = scoreRow(patched ?? golden, response);
  return {
    ...score,
    run: 'a1',
    runName: 'demo.csv',
    row: 0,
    question: '',
    golden,
    response,
    domain: 'All',
    bucket: bucketOf(score.exact, score.overlap),
    reasons: findReasons(patched ?? golden, response, score).map(({ id }) => id),
    review: undefined,
    judge: undefined,
    patched,
    rag: undefined,
    cells: {},
  };
}

const tell = (row: TableRow) => tellReasons(row).map(({ name, detail }) => [name, detail]);

describe('tellReasons', () => {
  it.each([
    ['John Nash', 'It is John Forbes Nash.', [['words between', 'Forbes']]],
    ['amalak', 'The Amalaka', [['inside a longer word', 'Amalaka']]],
    ['John Nash', 'It is John Nash.', []],
  ])('tells of %j in %j: %j', (golden, response, wanted) => {
    expect(tell(makeRow(golden, response))).toEqual(wanted);
  });

  it('tells no details of texts that may be cut', () => {
    const row = makeRow('John Nash', 'It is John Forbes Nash.'.padEnd(400, ' and so on'));
    expect(tell({ ...row, response: row.response.slice(0, 300) })[0]).toEqual([
      'words between',
      '',
    ]);
  });

  it('tells of the golden answer that a patch puts there', () => {
    expect(tell(makeRow('Jim', 'It is John Forbes Nash.', 'John Nash'))).toEqual([
      ['words between', 'Forbes'],
    ]);
  });
});
