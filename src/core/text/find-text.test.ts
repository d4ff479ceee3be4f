import { describe, expect, it } from 'vitest';
import { findText } from './find-text.ts';

describe('findText', () => {
  it.each([
    ['abcabc', 'bc', 1],
    ['abc', 'd', -1],
    ['abc', '', 0],
    ['😀', '\ude00', -1],
    ['😀', '\ud83d', -1],
    ['😀\ude00', '\ude00', 2],
    ['\ud83d😀', '\ud83d', 0],
    ['😀', '😀', 0],
    ['a😀', '', 0],
  ])('in %j finds %j at %i', (text, needle, at) => {
    expect(findText(text, needle)).toBe(at);
  });
});
