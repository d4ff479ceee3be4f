import { describe, expect, it } from 'vitest';
import type { Decision } from './drawn-counts.ts';
import { countDrawn, countDrawnByDomain, countPlaces } from './drawn-counts.ts';

const ORDER = Uint32Array.of(4, 0, 3, 1, 2);

const decisions =
  (given: Record<number, Decision>) =>
  (row: number): Decision | undefined =>
    given[row];

describe('countDrawn', () => {
  it('counts decisions up to the first row without one', () => {
    const decisionOf = decisions({ 4: 'correct', 0: 'unsure', 3: 'incorrect', 2: 'correct' });
    expect(countDrawn(ORDER, decisionOf)).toEqual({
      rows: 5,
      correct: 1,
      incorrect: 1,
      unsure: 1,
    });
  });

  it('counts a hand-picked row once the order reaches it', () => {
    const picked: Record<number, Decision> = { 0: 'correct', 3: 'correct' };
    expect(countDrawn(ORDER, decisions(picked)).correct).toBe(0);
    expect(countDrawn(ORDER, decisions({ ...picked, 4: 'correct' })).correct).toBe(3);
  });

  it('takes back what follows a decision that was undone', () => {
    expect(countDrawn(ORDER, decisions({ 4: 'correct', 3: 'correct' })).correct).toBe(1);
  });
});

describe('countPlaces', () => {
  it('points at the next row to read', () => {
    expect(ORDER[countPlaces(ORDER, (row) => row === 4 || row === 3)]).toBe(0);
  });

  it('is the number of rows where all are decided', () => {
    expect(countPlaces(ORDER, () => true)).toBe(5);
    expect(countPlaces(new Uint32Array(), () => false)).toBe(0);
  });
});

describe('countDrawnByDomain', () => {
  it('adds up to the whole stratum', () => {
    const decisionOf = decisions({ 4: 'correct', 0: 'unsure', 3: 'incorrect', 2: 'correct' });
    expect(
      Object.fromEntries(
        countDrawnByDomain(ORDER, decisionOf, (row) => (row < 3 ? 'who' : 'when')),
      ),
    ).toEqual({
      when: { rows: 2, correct: 1, incorrect: 1, unsure: 0 },
      who: { rows: 3, correct: 0, incorrect: 0, unsure: 1 },
    });
  });
});
