import { expect, it } from 'vitest';
import { chooseDomains, DOMAINS_AT_ONCE } from './choose-domains.ts';

const NAMES = Array.from({ length: 240 }, (_, place) => `domain ${place}`);
/** The later a domain, the more rows; the last is in no run. */
const LINES = [1, 2].map((run) => ({
  shares: {
    domains: NAMES.map((_, place) => (place === 239 ? undefined : { rows: run * place })),
  },
}));

it('shows all of a few domains', () => {
  expect(chooseDomains(['geo', 'art'], LINES, false)).toEqual([0, 1]);
});

it('shows of many those with the most rows, in their order', () => {
  const shown = chooseDomains(NAMES, LINES, false);
  expect(shown).toHaveLength(DOMAINS_AT_ONCE);
  expect([shown[0], shown.at(-1)]).toEqual([219, 238]);
});

it('shows all of many where they are asked for', () => {
  expect(chooseDomains(NAMES, LINES, true)).toHaveLength(240);
});
