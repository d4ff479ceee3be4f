// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { movePlace, ownsKey, stepOfKey } from './move-place.ts';

describe('movePlace', () => {
  it.each([
    ['ArrowDown', 3, 4],
    ['ArrowDown', 99, 99],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 3, 2],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 0],
    ['PageDown', 3, 13],
    ['PageDown', -1, 10],
    ['PageDown', 95, 99],
    ['PageUp', 25, 15],
    ['PageUp', 3, 0],
    ['Home', 50, 0],
    ['End', -1, 99],
  ])('%s from place %i of 100 rows leads to %i', (key, place, wanted) => {
    expect(movePlace(key, place, 100, 10)).toBe(wanted);
  });

  it('leads nowhere where there is no row', () => {
    expect(movePlace('End', -1, 0, 10)).toBeUndefined();
  });

  it('leaves other keys alone', () => {
    expect(movePlace('a', 3, 100, 10)).toBeUndefined();
  });
});

describe('stepOfKey', () => {
  it('knows j and the right arrow for the next row, k and the left one for the row before', () => {
    expect(['j', 'ArrowRight', 'k', 'ArrowLeft'].map(stepOfKey)).toEqual([1, 1, -1, -1]);
    expect(['J', 'ArrowDown', 'a'].map(stepOfKey)).toEqual([undefined, undefined, undefined]);
  });
});

describe('ownsKey', () => {
  it.each([
    ['<input>', 'j', true],
    ['<textarea></textarea>', 'ArrowLeft', true],
    ['<div role="dialog"><button></button></div>', 'k', true],
    ['<table role="grid"><tr><td></td></tr></table>', 'ArrowRight', true],
    ['<table role="grid"><tr><td></td></tr></table>', 'j', false],
    ['<p></p>', 'ArrowRight', false],
  ])('in %s, %s: %s', (html, key, wanted) => {
    document.body.innerHTML = html;
    const innermost = [...document.body.querySelectorAll('*')].at(-1) ?? null;
    expect(ownsKey(innermost, key)).toBe(wanted);
  });

  it('leaves keys to the page where nothing has the focus', () => {
    expect(ownsKey(null, 'j')).toBe(false);
  });
});
