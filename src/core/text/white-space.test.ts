import { describe, expect, it } from 'vitest';
import { collapseWhiteSpace, isBlank, isWhiteSpace, stripWhiteSpace } from './white-space.ts';

it('takes the 29 characters of CPython for white space, and no other', () => {
  const found = Array.from({ length: 0x10000 }, (_, code) => code).filter(isWhiteSpace);
  const ranges = [
    [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x1c, 0x1d, 0x1e, 0x1f, 0x20, 0x85, 0xa0, 0x1680],
    [0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a],
    [0x2028, 0x2029, 0x202f, 0x205f, 0x3000],
  ];
  expect(found).toEqual(ranges.flat());
});

describe('isBlank', () => {
  it.each([
    ['', true],
    [' \u3000\x1f\x85', true],
    [' a ', false],
    ['\ufeff', false],
    ['\u200b', false],
  ])('of %j is %s', (text, blank) => {
    expect(isBlank(text)).toBe(blank);
  });
});

describe('stripWhiteSpace and collapseWhiteSpace', () => {
  it.each([
    ['', '', ''],
    [' \x1f a \u3000\x85 b\n', 'a \u3000\x85 b', ' a b '],
    ['\ufeffa\u200b', '\ufeffa\u200b', '\ufeffa\u200b'],
    [' \t', '', ' '],
  ])('of %j leave %j and %j', (text, stripped, collapsed) => {
    expect(stripWhiteSpace(text)).toBe(stripped);
    expect(collapseWhiteSpace(text)).toBe(collapsed);
  });

  it('knows the same white space as the scorers', () => {
    for (let code = 0; code < 0x10000; code++) {
      const character = String.fromCharCode(code);
      expect(collapseWhiteSpace(character.repeat(2)) === ' ').toBe(isWhiteSpace(code));
    }
  });
});
