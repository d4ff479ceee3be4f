import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { FINDINGS } from '../core/findings.ts';
import { RAG_CHOICES } from '../core/rag/rag-choices.ts';
import { REASONS } from '../core/reasons/reason-kinds.ts';
import { JUDGE_CHOICES, REVIEW_CHOICES } from '../core/review/review-choices.ts';
import { RELAXATIONS } from '../core/what-if/relaxations.ts';
import { MEASURES, PAIR_PARTS } from '../core/runs/measures.ts';
import { formatRoute, parseRoute, routeHref, SCREENS, type Route } from './route.ts';

const HOSTILE = [
  '',
  ' ',
  '%',
  '%zz',
  '?a=b',
  '#/',
  '&=+',
  ':',
  '../../x',
  '__proto__',
  'गंगा',
  '🪨\u202e',
  '\0\n',
];

const HEX = Array.from({ length: 16 }, (_, digit) => digit.toString(16));

const name = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ unit: 'binary' }));
const key = fc.string({
  unit: fc.constantFrom(...HEX),
  minLength: 16,
  maxLength: 16,
});
const inOrder = <T>(all: readonly T[]) => fc.subarray([...all], { minLength: 1 });

const twoKeys = fc.uniqueArray(key, { minLength: 2, maxLength: 2 });
const relaxations = inOrder(RELAXATIONS.map(({ id }) => id));

const filter = fc.record(
  {
    runs: fc.array(key, { minLength: 1 }),
    buckets: inOrder(BUCKETS),
    domains: fc.array(name, { minLength: 1 }),
    credits: inOrder(CREDITS),
    finding: fc.constantFrom(...FINDINGS),
    reasons: inOrder(REASONS.map(({ id }) => id)),
    review: inOrder(REVIEW_CHOICES),
    judge: inOrder(JUDGE_CHOICES),
    rag: inOrder(RAG_CHOICES),
    typographic: fc.boolean(),
    search: name.filter((text) => text !== ''),
    whatIf: fc.record({
      relaxations,
      scorer: fc.constantFrom('exact', 'overlap'),
      direction: fc.constantFrom('up', 'down', 'any'),
    }),
    pair: fc
      .record({
        keys: twoKeys,
        measure: fc.constantFrom(...MEASURES),
        part: fc.constantFrom(...PAIR_PARTS),
      })
      .map(({ keys: [first = '', second = ''], ...rest }) => ({ first, second, ...rest })),
    across: fc.record({
      runs: fc.array(key, { minLength: 2 }),
      measure: fc.constantFrom(...MEASURES),
      correct: fc.nat({ max: 2 }),
    }),
  },
  { requiredKeys: [] },
);

const route: fc.Arbitrary<Route> = fc.record({
  screen: fc.constantFrom(...SCREENS),
  files: fc.uniqueArray(
    fc.record(
      { key, name, from: fc.string({ unit: fc.constantFrom(...HEX, '.', '-'), minLength: 1 }) },
      { requiredKeys: ['key', 'name'] },
    ),
    { selector: (file) => file.key },
  ),
  filter,
  sort: fc.record({
    column: fc.oneof(
      fc.constantFrom('row' as const, 'words' as const, 'rag:difference' as const),
      name.map((text) => `column:${text}` as const),
    ),
    descending: fc.boolean(),
  }),
  row: fc.option(fc.record({ run: key, row: fc.nat({ max: 999_999_999 }) }), { nil: undefined }),
  columns: fc.array(name),
  queue: fc.constantFrom('sampled', 'filter', undefined),
  measure: fc.constantFrom(...MEASURES, undefined),
  pair: fc.option(
    twoKeys.map(([first = '', second = '']): [string, string] => [first, second]),
    { nil: undefined },
  ),
  relaxations: fc.subarray(RELAXATIONS.map(({ id }) => id)),
});

const EMPTY: Route = {
  screen: 'start',
  files: [],
  filter: {},
  sort: { column: 'row', descending: false },
  row: undefined,
  columns: [],
  queue: undefined,
  measure: undefined,
  pair: undefined,
  relaxations: [],
};

describe('route', () => {
  it('reads back what it wrote, whatever the names', () => {
    fc.assert(
      fc.property(route, (one) => {
        expect(parseRoute(formatRoute(one))).toEqual(one);
      }),
    );
  });

  it('survives the address bar, which keeps a hash as it was written', () => {
    fc.assert(
      fc.property(route, (one) => {
        const url = new URL('https://example.org/sub/path/');
        url.hash = routeHref(one);
        expect(parseRoute(url.hash)).toEqual(one);
      }),
    );
  });

  it('writes no question mark, which the hash location would move out of the hash', () => {
    fc.assert(
      fc.property(route, (one) => {
        expect(formatRoute(one)).not.toContain('?');
      }),
    );
  });

  it('is short where there is nothing to say', () => {
    expect(formatRoute(EMPTY)).toBe('/');
    expect(formatRoute({ ...EMPTY, screen: 'overview' })).toBe('/overview');
  });

  it('takes an empty list in a filter for none', () => {
    const lists = { runs: [], buckets: [], domains: [], credits: [] };
    const empty = { ...lists, reasons: [], review: [], judge: [], search: '' };
    expect(formatRoute({ ...EMPTY, filter: empty })).toBe('/');
  });

  it.each([
    ['', EMPTY],
    ['#', EMPTY],
    ['#/', EMPTY],
    ['#/nowhere', EMPTY],
    ['#/overview', { ...EMPTY, screen: 'overview' }],
    ['#/overview/', { ...EMPTY, screen: 'overview' }],
    ['#/explorer/bucket=most_pass&credit=some&finding=lost', { ...EMPTY, screen: 'explorer' }],
    [
      '#/explorer/reason=mood&review=maybe&judge=yes&typographic=0',
      { ...EMPTY, screen: 'explorer' },
    ],
    ['#/review/queue=random', { ...EMPTY, screen: 'review' }],
    [
      '#/explorer/flips=exact:up:none&pair-rows=a:b:exact:both&across=exact:9:0123456789abcdef',
      { ...EMPTY, screen: 'explorer' },
    ],
    ['#/runs/measure=mood&pair=0123456789abcdef:0123456789abcdef', { ...EMPTY, screen: 'runs' }],
    ['#/what-if/relax=nfc.magic', { ...EMPTY, screen: 'what-if', relaxations: ['nfc'] }],
    ['#/explorer/sort=shoe_size', { ...EMPTY, screen: 'explorer' }],
    ['#/explorer/row=abc:1', { ...EMPTY, screen: 'explorer' }],
    ['#/explorer/row=0123456789abcdef:-1', { ...EMPTY, screen: 'explorer' }],
    ['#/explorer/file=short:a.csv&file=', { ...EMPTY, screen: 'explorer' }],
    ['#/explorer/%E0%A4%A&%&&&=', { ...EMPTY, screen: 'explorer' }],
  ])('reads the damaged hash %j without failing', (hash, read) => {
    expect(parseRoute(hash)).toEqual(read);
  });

  it('never fails, whatever the hash', () => {
    fc.assert(
      fc.property(name, (hash) => {
        expect(SCREENS).toContain(parseRoute(hash).screen);
      }),
    );
  });

  it('keeps the last name of a file that a link names twice', () => {
    const hash = '#/overview/file=0123456789abcdef:a.csv&file=0123456789abcdef:b.csv';
    expect(parseRoute(hash).files).toEqual([{ key: '0123456789abcdef', name: 'b.csv' }]);
  });
});
