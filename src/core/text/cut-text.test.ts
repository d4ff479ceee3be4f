import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['a😀b', 3, 'a😀'],
    ['', 3, ''],
  ])('cuts %j to %i units as %j', (text, limit, wanted) => {
    expect(cutText(text, limit)).toBe(wanted);
  });
});
