import { describe, expect, it } from 'vitest';
import { finalRating, findFactual } from './final-rating.ts';

const EVEN = { sourceReturn: 1, factual: 1, length: 1 };

describe('finalRating', () => {
  it.each([
    ['all parts', { sourceReturn: 0.5, factual: 1, length: 0 }, EVEN, 5],
    [
      'parts by their weight',
      { sourceReturn: 1, factual: 0, length: 0 },
      { ...EVEN, sourceReturn: 2 },
      5,
    ],
    ['the parts that are there', { sourceReturn: undefined, factual: 1, length: 0 }, EVEN, 5],
    [
      'a part that weighs nothing not at all',
      { sourceReturn: 1, factual: 0, length: 1 },
      { ...EVEN, factual: 0 },
      10,
    ],
  ])('counts %s', (_, parts, weights, rating) => {
    expect(finalRating(parts, weights)).toBe(rating);
  });

  it.each([
    ['no part', { sourceReturn: undefined, factual: undefined, length: undefined }, EVEN],
    [
      'no part that weighs',
      { sourceReturn: undefined, factual: 1, length: 1 },
      { sourceReturn: 1, factual: 0, length: 0 },
    ],
  ])('is undefined, not 0, with %s', (_, parts, weights) => {
    expect(finalRating(parts, weights)).toBeUndefined();
  });
});

describe('findFactual', () => {
  const PASS = { exact: true, overlap: true };
  const FAIL = { exact: false, overlap: false };
  const MIXED = { exact: true, overlap: false };

  it.each([
    ['review', false, true, PASS, { factual: 0, source: 'review' }],
    ['judge', undefined, true, FAIL, { factual: 1, source: 'judge' }],
    ['scorers', undefined, undefined, PASS, { factual: 1, source: 'scorers' }],
    ['scorers', undefined, undefined, FAIL, { factual: 0, source: 'scorers' }],
    ['nobody', undefined, undefined, MIXED, undefined],
    ['judge', undefined, false, MIXED, { factual: 0, source: 'judge' }],
  ])('asks %s', (_, review, judge, score, found) => {
    expect(findFactual({ review, judge, score })).toEqual(found);
  });
});
