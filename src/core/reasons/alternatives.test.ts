import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('list of alternatives', () => {
  it.each([
    ['Bombay / Mumbai', 'It is Mumbai.', 'Mumbai'],
    ['pigeons or doves', 'pigeons', 'pigeons'],
    ['Lyon; Paris', 'Paris', 'Paris'],
    ['Mumbai (Bombay)', 'Bombay', 'Bombay'],
    ['Toad (software)', 'a toad', 'Toad'],
    ['["Paris", "Lyon"]', 'It is Lyon', 'Lyon'],
    ['दिल्ली या मुंबई', 'मुंबई', 'मुंबई'],
    ['The Spot, or thespot.com', 'The Spot', 'The Spot'],
  ])('names the one that is there: %s in %s', (golden, response, alternative) => {
    expect(find('alternatives', golden, response)?.detail).toEqual({ alternative });
  });

  it.each([
    ['Bombay / Mumbai', 'Delhi'],
    ['red, white and blue', 'red'],
    ['Ramsay (chef)', 'a chef'],
    ['Utah (State)', 'a state'],
    ['Mumbai', 'Bombay'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('alternatives', golden, response)).toBeUndefined();
  });
});
