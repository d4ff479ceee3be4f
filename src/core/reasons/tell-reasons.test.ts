import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { tellReasons } from './tell-reasons.ts';

function tell(golden: string, response: string) {
  const score = scoreRow(golden, response);
  const ids = findReasons(golden, response, score).map(({ id }) => id);
  return tellReasons(ids, golden, response, score).map(({ id, detail }) => [id, detail]);
}

describe('tellReasons', () => {
  it.each([
    ['John Nash', 'It is John Forbes Nash.', [['words_between', 'Forbes']]],
    ['amalak', 'The Amalaka', [['inside_word', 'Amalaka']]],
    ['John Nash', 'It is John Nash.', []],
  ])('tells of %j in %j: %j', (golden, response, wanted) => {
    expect(tell(golden, response)).toEqual(wanted);
  });

  it('tells no details of texts that a table cuts', () => {
    expect(tell('John Nash', 'It is John Forbes Nash.'.padEnd(400, ' and so on'))[0]).toEqual([
      'words_between',
      '',
    ]);
  });
});
