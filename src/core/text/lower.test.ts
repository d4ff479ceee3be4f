import { describe, expect, it } from 'vitest';
import { CASELESS, caseOf, LOWER_ALREADY, MAY_CHANGE } from './lower.ts';

const CODE_POINTS = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code));

describe('caseOf', () => {
  it('calls no character caseless that lower-casing changes or produces', () => {
    const changed = CODE_POINTS.filter((letter) => letter.toLowerCase() !== letter);
    const touched = [...changed, ...changed.map((letter) => letter.toLowerCase())];
    expect(touched.filter((text) => caseOf(text) === CASELESS)).toEqual([]);
    // A combining dot alone is what the lowering of U+0130 ends in.
    expect(caseOf('\u0307')).toBe(MAY_CHANGE);
  });

  it.each([
    ['', CASELESS],
    ['गंगा, 1947।', CASELESS],
    ['北京 “(서울)” ሀ', CASELESS],
    ['the गंगा', LOWER_ALREADY],
    ['The', MAY_CHANGE],
    ['é', MAY_CHANGE],
    ['😀', MAY_CHANGE],
  ])('of %j is %i', (text, expected) => {
    expect(caseOf(text)).toBe(expected);
  });
});

it('lengthens no character but U+0130 when lowering', () => {
  const longer = CODE_POINTS.filter((letter) => letter.toLowerCase().length !== letter.length);
  expect(longer).toEqual(['\u0130']);
});
