import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('white space differs', () => {
  it.each([
    ['Delhi ', 'Delhi', ['ends']],
    ['New  Delhi', 'New Delhi', ['double']],
    ['New\u00a0Delhi', 'New Delhi', ['no_break']],
    ['New Delhi', 'New\r\nDelhi', ['line_break']],
    ['New\tDelhi', 'New Delhi', ['other']],
    ['Prague ,Czechia', 'Prague, Czechia', ['beside_mark']],
    ['20%', '20 %', ['beside_mark']],
    [' New  Delhi', 'New Delhi', ['ends', 'double']],
  ])('of %j in %j is named', (golden, response, kinds) => {
    expect(find('white_space', golden, response)?.detail).toEqual({ kinds });
  });

  it.each([
    ['Delhi.', 'Delhi'],
    ['Paris France', 'Paris, France'],
    ['a b', 'a x  b'],
  ])('is not told of %j in %j', (golden, response) => {
    expect(find('white_space', golden, response)).toBeUndefined();
  });
});

describe('punctuation between', () => {
  it.each([
    ['Paris France', 'Paris, France', { golden: '', response: ',' }],
    ['A. B', 'A B', { golden: '.', response: '' }],
    ['1718 - 1779', 'from 1718 to 1779', { golden: '-', response: '' }],
    ['a, b', 'a; b', { golden: ',', response: ';' }],
  ])('of %s in %s is quoted', (golden, response, detail) => {
    expect(find('punctuation_between', golden, response)?.detail).toEqual(detail);
  });

  it.each([
    ['1973, 1977', '1973, and 1977'],
    ['New  Delhi', 'New Delhi'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('punctuation_between', golden, response)).toBeUndefined();
  });
});

describe('punctuation at an end', () => {
  it.each([
    ['Delhi.', 'It is Delhi', '.'],
    ['"Delhi"', 'Delhi', '"'],
    ['(the god) Jupiter', 'the god Jupiter', '('],
  ])('of %s in %s is quoted', (golden, response, mark) => {
    expect(find('punctuation_at_end', golden, response)?.detail).toEqual({ mark });
  });

  it.each([
    ['Delhi ', 'Delhi'],
    ['New  Delhi.', 'New Delhi.'],
  ])('is not told of %j in %j', (golden, response) => {
    expect(find('punctuation_at_end', golden, response)).toBeUndefined();
  });
});
