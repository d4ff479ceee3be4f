import { describe, expect, it } from 'vitest';
import { holdsAsWords } from './word-borders.ts';

describe('holdsAsWords', () => {
  it.each([
    ['delhi', 'delhi', true],
    ['delhi', 'new delhi.', true],
    ['new delhi', 'in (new delhi)', true],
    ['amalak', 'amalaka', false],
    ['5', '25', false],
    ['5', '25 or 5', true],
    ['711', '11', false],
    ['no', 'north, no', true],
    ['गंग', 'गंगा', false],
    ['गंगा', 'गंगा।', true],
    ['क', 'क्\u200dष', false],
    ['cafe', 'cafe\u0301', false],
    ['a_b', 'a_b_c', false],
    ['𐐨', '𐐨𐐨', false],
    ['𐐨', '𐐨 𐐨', true],
    ['(a', 'b(a)', true],
    ['50%', '150%', false],
    ['50%', 'is 50%off', true],
    ['.', 'a.b', true],
    ['', 'a', true],
    ['ab', 'b', false],
  ])('finds %j in %j: %s', (golden, response, holds) => {
    expect(holdsAsWords(golden, response)).toBe(holds);
  });

  // Takes minutes where each occurrence is looked at from its beginning.
  it('stays linear on a long word in a longer run of itself', () => {
    expect(holdsAsWords('a'.repeat(5e4), 'a'.repeat(1e6))).toBe(false);
  });
});
