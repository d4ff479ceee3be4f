import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, type RowScore } from '../model.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { addMove, addMoves, emptyMoves, flipOf, readMove, readMoves } from './tally.ts';
import { planRelaxations, scoreRelaxed } from './score-relaxed.ts';

const scoreOf = (exact: boolean, overlap: boolean): RowScore => ({
  exact,
  overlap,
  matchingWords: 0,
  totalWords: 0,
  blank: false,
});
const anyScore = fc
  .tuple(fc.boolean(), fc.boolean())
  .map(([exact, overlap]) => scoreOf(exact, overlap));

describe('moves between buckets', () => {
  it('count flips up and down for each scorer and bucket, and accuracy before and after', () => {
    const rows = [
      ['Delhi ', 'Delhi'],
      ['Delhi ', 'It is Delhi'],
      ['Delhi ', 'Agra'],
      ['Agra', 'Agra'],
    ] as const;
    const plan = planRelaxations(['strip-golden']);
    const moves = emptyMoves();
    for (const [golden, response] of rows)
      addMove(moves, scoreRow(golden, response), scoreRelaxed(golden, response, plan));
    const [exact, overlap] = readMoves(moves);
    expect(exact).toMatchObject({
      scorer: 'exact',
      rows: 4,
      up: 2,
      down: 0,
      before: { correct: 1, percent: 25 },
      after: { correct: 3, percent: 75 },
      buckets: {
        both_pass: { rows: 1, up: 0, down: 0 },
        overlap_only: { rows: 2, up: 2, down: 0 },
        both_fail: { rows: 1, up: 0, down: 0 },
      },
    });
    // SciPy 1.17.1: binomtest(3, 4).proportion_ci(method="wilson").
    expect(exact?.after.interval?.low).toBeCloseTo(0.30064, 4);
    expect(exact?.after.interval?.high).toBeCloseTo(0.95441, 4);
    expect(overlap).toMatchObject({
      up: 0,
      down: 0,
      before: { correct: 3 },
      after: { correct: 3 },
    });
  });

  it('have no accuracy where there are no rows', () => {
    const nothing = { correct: 0, percent: undefined, interval: undefined };
    expect(readMoves(emptyMoves())[0]).toMatchObject({ rows: 0, before: nothing, after: nothing });
  });

  it.each([
    [scoreOf(false, true), scoreOf(true, false), 'up', 'down'],
    [scoreOf(false, false), scoreOf(true, true), 'up', 'up'],
    [scoreOf(true, true), scoreOf(true, false), 'none', 'down'],
  ] as const)('of %j to %j flip exact %s and overlap %s', (before, after, exact, overlap) => {
    const place = addMove(emptyMoves(), before, after);
    expect(flipOf(place, 'exact')).toBe(exact);
    expect(flipOf(place, 'overlap')).toBe(overlap);
  });

  it('keep every row, and are sums of parts', () => {
    const pairs = fc.array(fc.tuple(anyScore, anyScore));
    fc.assert(
      fc.property(pairs, pairs, (first, second) => {
        const [one, two, all] = [emptyMoves(), emptyMoves(), emptyMoves()];
        for (const [before, after] of first) addMove(one, before, after);
        for (const [before, after] of second) addMove(two, before, after);
        for (const [before, after] of [...first, ...second]) addMove(all, before, after);
        expect(addMoves(one, two)).toEqual(all);
        const rows = [...first, ...second];
        for (const shift of readMoves(all)) {
          const { scorer } = shift;
          expect(shift.rows).toBe(rows.length);
          expect(shift.before.correct).toBe(rows.filter(([before]) => before[scorer]).length);
          expect(shift.after.correct).toBe(rows.filter(([, after]) => after[scorer]).length);
        }
      }),
    );
  });

  it('name both buckets', () => {
    expect(readMove(0)).toEqual({ before: BUCKETS[0], after: BUCKETS[0] });
    expect(readMove(14)).toEqual({ before: 'both_fail', after: 'overlap_only' });
    expect(() => readMove(16)).toThrow(RangeError);
  });
});
