import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinRuns } from './join-runs.ts';
import { keysOf } from './keyed-rows.test-support.ts';

const join = (first: string[], second: string[]) => joinRuns(keysOf(first), keysOf(second));
const list = (rows: Uint32Array) => Array.from(rows);

describe('joinRuns', () => {
  it('joins by key, wherever the rows stand', () => {
    const found = join(['p', 'q', 'r'], ['x', 'r', 'p']);
    expect([list(found.first), list(found.second)]).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect([list(found.onlyFirst), list(found.onlySecond)]).toEqual([[1], [0]]);
    expect([found.repeatedFirst, found.repeatedSecond]).toEqual([0, 0]);
  });

  it('leaves out and counts rows of which it cannot tell the partner', () => {
    const found = join(['p', 'p', 'q', 'r', 'y', 'y'], ['r', 'r', 'p', 'q']);
    expect([list(found.first), list(found.second)]).toEqual([[2], [3]]);
    expect([found.repeatedFirst, found.repeatedSecond]).toEqual([3, 3]);
    expect(list(found.onlyFirst)).toEqual([4, 5]);
  });

  it('has nothing to join in empty runs', () => {
    const found = join([], ['p']);
    expect(found.first).toHaveLength(0);
    expect(list(found.onlySecond)).toEqual([0]);
  });

  it('puts every row in one part, and joins the same questions in any order', () => {
    const questions = fc.array(fc.constantFrom(...Array.from('abcdefghij')), { maxLength: 14 });
    fc.assert(
      fc.property(questions, questions, (first, second) => {
        const found = join(first, second);
        expect(found.first.length + found.onlyFirst.length + found.repeatedFirst).toBe(
          first.length,
        );
        expect(found.second.length + found.onlySecond.length + found.repeatedSecond).toBe(
          second.length,
        );
        const asked = list(found.first).map((row) => first[row]);
        expect(asked).toEqual(list(found.second).map((row) => second[row]));
        const turned = second.toReversed();
        const other = join(first, turned);
        expect(list(other.first)).toEqual(list(found.first));
        expect(list(other.second).map((row) => turned[row])).toEqual(asked);
        expect(other.repeatedSecond).toBe(found.repeatedSecond);
      }),
    );
  });
});
