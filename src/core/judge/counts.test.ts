import { describe, expect, it } from 'vitest';
import { findCutPrompts } from './find-cut-prompts.ts';
import { JUDGE_STATES, verdictOf } from './judgement.ts';
import { selfAgreement } from './self-agreement.ts';
import { judgedShare, tallyStates } from './tally.ts';
import { costOf, estimateTokens, roughTokens } from './tokens.ts';

describe('a tally of states', () => {
  it('sums to the rows, and rows without a verdict are in no part of the share', () => {
    const tally = tallyStates([...JUDGE_STATES, 'correct', 'correct']);
    expect(Object.values(tally).reduce((sum, count) => sum + count)).toBe(10);
    expect(judgedShare(tally)).toEqual({ correct: 3, judged: 5, leftOut: 5, percent: 60 });
  });

  it('has no share where nothing was judged', () => {
    expect(judgedShare(tallyStates(['failed'])).percent).toBeUndefined();
  });

  it('knows a blank response for incorrect', () => {
    expect(JUDGE_STATES.map(verdictOf).slice(0, 4)).toEqual([
      'correct',
      'incorrect',
      'incorrect',
      undefined,
    ]);
  });
});

describe('self-agreement', () => {
  it('counts rows with a verdict every time alone', () => {
    const repeats = [
      ['correct', 'correct', 'correct'],
      ['correct', 'incorrect', 'correct'],
      ['correct', 'failed', 'correct'],
    ] as const;
    expect(selfAgreement(repeats)).toEqual({ rows: 2, same: 1, leftOut: 1 });
  });
});

describe('tokens', () => {
  it('are about a quarter of the letters of ASCII and half of others', () => {
    expect(roughTokens('a'.repeat(40))).toBe(10);
    expect(roughTokens('अ'.repeat(40))).toBe(20);
    expect(roughTokens('')).toBe(0);
  });

  it('of a run are those of its prompts and of as many replies, and have a price', () => {
    const estimate = estimateTokens(['abcd', 'ab'], (text) => text.length, 10);
    expect(estimate).toEqual({ requests: 2, input: 6, output: 20 });
    expect(costOf(estimate, { input: 1e6, output: 5e5 })).toBe(16);
  });
});

function same(counted: number, estimates: number[]) {
  return estimates.map((estimated) => ({ estimated, counted }));
}

describe('prompts that were cut', () => {
  it.each([
    [
      'the same round number on long rows',
      same(2048, [3000, 2500, 4000]),
      { rows: 3, contextLength: 2048 },
    ],
    ['far fewer than estimated', same(300, [3000]), { rows: 1, contextLength: undefined }],
    ['a round number twice', same(4096, [5000, 5000]), undefined],
    ['a number that is not round', same(2050, [3000, 2500, 4000]), undefined],
    ['a round number that is no less than estimated', same(2048, [2000, 2000, 2000]), undefined],
    ['a short row', same(10, [400]), undefined],
    ['a server that does not count', same(0, [3000, 3000, 3000]), undefined],
    ['nothing', [], undefined],
  ])('are seen or not by %s', (_, prompts, cut) => {
    expect(findCutPrompts(prompts)).toEqual(cut);
  });
});
