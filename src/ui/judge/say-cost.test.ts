import { expect, it } from 'vitest';
import { sayTokens } from './say-cost.ts';

it.each([
  [undefined, '12,000 tokens in, 400 out'],
  [{ input: 2, output: 8 }, '12,000 tokens in, 400 out: costs 0.03'],
  [{ input: 0.05, output: 0.1 }, '12,000 tokens in, 400 out: costs 0.00064'],
  [{ input: 0, output: 0 }, '12,000 tokens in, 400 out: costs 0.00'],
])('at prices of %j says %s', (prices, said) => {
  expect(sayTokens({ input: 12_000, output: 400 }, prices)).toBe(said);
});
