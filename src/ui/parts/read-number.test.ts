import { describe, expect, it } from 'vitest';
import { readNumber } from './read-number.ts';

const CONCURRENCY = { least: 1, most: 64 };
const PRICE = { least: 0, most: Infinity, fractions: true };

describe('readNumber', () => {
  it.each([
    ['4', CONCURRENCY, 4],
    [' 64 ', CONCURRENCY, 64],
    ['', CONCURRENCY, undefined],
    ['0.15', PRICE, 0.15],
  ])('reads %j', (text, range, value) => {
    expect(readNumber(text, range)).toEqual({ value });
  });

  it.each([
    ['0', CONCURRENCY, 'A whole number from 1 to 64.'],
    ['65', CONCURRENCY, 'A whole number from 1 to 64.'],
    ['1.5', CONCURRENCY, 'A whole number from 1 to 64.'],
    ['four', CONCURRENCY, 'A whole number from 1 to 64.'],
    ['-1', PRICE, 'A number from 0 up.'],
  ])('says what %j should be', (text, range, problem) => {
    expect(readNumber(text, range)).toEqual({ problem });
  });
});
