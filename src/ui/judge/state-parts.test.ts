import { describe, expect, it } from 'vitest';
import { emptyJudgeTally } from '../../core/judge/tally.ts';
import { listStateParts } from './state-parts.ts';

describe('listStateParts', () => {
  it('gives every state its rows and share, and they sum to the scope', () => {
    const parts = listStateParts({ ...emptyJudgeTally(), correct: 3, failed: 1, waiting: 4 });
    expect(parts.map(({ rows }) => rows)).toEqual([3, 0, 0, 0, 0, 0, 1, 4]);
    expect(parts.reduce((sum, { share }) => sum + share, 0)).toBe(1);
  });

  it('tells states apart by letter', () => {
    const letters = listStateParts(emptyJudgeTally()).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(8);
  });

  it('has no shares of no rows', () => {
    expect(listStateParts(emptyJudgeTally()).every(({ share }) => share === 0)).toBe(true);
  });
});
