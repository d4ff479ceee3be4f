import { describe, expect, it } from 'vitest';
import { majorityVerdict, readVerdict, type ReviewVerdict } from './decision.ts';

describe('readVerdict', () => {
  it.each([
    ['correct', 'correct'],
    [' TRUE ', 'correct'],
    ['1', 'correct'],
    ['Yes', 'correct'],
    ['incorrect', 'incorrect'],
    ['false', 'incorrect'],
    ['0', 'incorrect'],
    ['no', 'incorrect'],
    ['unsure', 'unsure'],
    ['', undefined],
    ['partly', undefined],
    ['constructor', undefined],
  ])('reads %j as %s', (cell, want) => expect(readVerdict(cell)).toBe(want));
});

describe('majorityVerdict', () => {
  it.each<[(ReviewVerdict | undefined)[], ReviewVerdict | undefined]>([
    [[], undefined],
    [[undefined], undefined],
    [['correct'], 'correct'],
    [['correct', 'incorrect'], 'unsure'],
    [['correct', 'unsure'], 'unsure'],
    [['correct', 'incorrect', 'correct'], 'correct'],
    [['incorrect', 'unsure', 'incorrect', undefined], 'incorrect'],
    [['correct', 'correct', 'incorrect', 'incorrect', 'unsure'], 'unsure'],
  ])('of %j is %s', (verdicts, want) => expect(majorityVerdict(verdicts)).toBe(want));
});
