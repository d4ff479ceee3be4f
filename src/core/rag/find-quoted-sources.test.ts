import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuotedSources } from './find-quoted-sources.ts';

const NAMES = ['amazon.txt', 'nile.txt', 'amazon.txt', 'Congo river', '7'];
const CHUNKS = NAMES.map((name) => ({ name, text: '' }));

/** Each quoted source as its name and the places of its chunks. */
function quotedIn(response: string, names = NAMES): string[] {
  const chunks = names.map((name) => ({ name, text: '' }));
  return findQuotedSources(response, chunks).sources.map((source) =>
    [source.name, ...source.chunks].join(' '),
  );
}

describe('a response quotes', () => {
  it.each([
    ['nothing', 'Long.', []],
    ['by position', 'Long [2].', ['nile.txt 1']],
    ['by a position of a source of two chunks', 'Long [3].', ['amazon.txt 0 2']],
    ['by name', 'Long (Source: nile.txt).', ['nile.txt 1']],
    ['by number and by name, once', 'Long [2] (Source: Nile).', ['nile.txt 1']],
    ['twice, once', 'Long [2]. Wide [2].', ['nile.txt 1']],
    ['a name before a position', 'Long [7].', ['7 4']],
    ['a position beyond the context', 'Long [6].', ['6']],
    ['an invented name', 'Long (Source: fake.txt).', ['fake.txt']],
    ['an invented name twice, once', 'Long (Source: fake.txt) [Source: Fake].', ['fake.txt']],
    ['both', 'Long [1] (Source: fake.txt).', ['amazon.txt 0 2', 'fake.txt']],
    ['in the order of the text', 'Long [2], wide [1].', ['nile.txt 1', 'amazon.txt 0 2']],
    ['a range', 'Long [1-3].', ['amazon.txt 0 2', 'nile.txt 1']],
    ['a label and a number', 'Long [Document 2].', ['nile.txt 1']],
    ['a name in brackets', 'Long [Congo river].', ['Congo river 3']],
    ['a name with a remark', 'Long (Source: nile.txt, p. 3).', ['nile.txt 1']],
    ['a name with a title', 'Long (Source: Congo river - a long one).', ['Congo river 3']],
    [
      'two names in one breath',
      'Long (Source: Congo river and nile).',
      ['Congo river 3', 'nile.txt 1'],
    ],
    ['a link by its text', 'Long [Nile.txt](https://x.org/9).', ['nile.txt 1']],
    ['an invented address', 'Long [1](https://x.org/9).', ['https://x.org/9']],
    ['a dagger by its name', 'Long 【4†nile】.', ['nile.txt 1']],
    ['a dagger by its number', 'Long 【4†search result】.', ['Congo river 3']],
  ])('%s', (_, response, sources) => {
    expect(quotedIn(response)).toEqual(sources);
  });
});

describe('a number is looked up first in the response', () => {
  it.each([
    ['a numbered list', 'Long [1].\n\nSources:\n1. nile.txt', ['nile.txt 1']],
    ['a list in brackets', 'Long [2].\n\nSources:\n[2] amazon.txt', ['amazon.txt 0 2']],
    ['footnotes', 'Long [^1].\n\n[^1]: nile.txt', ['nile.txt 1']],
    ['footnotes by name', 'Long [^n].\n\n[^n]: nile.txt', ['nile.txt 1']],
    ['references', 'Long [1].\n\n[1]: https://x.org/9', ['https://x.org/9']],
    ['a list with what is invented', 'Long [1].\n\nSources:\n1. fake.txt', ['fake.txt']],
    [
      'a number that is not in the list, then by position',
      'Long [2].\n\nSources:\n1. Congo river',
      ['nile.txt 1', 'Congo river 3'],
    ],
    ['a list whose entries are positions', 'Long [1].\n\nSources:\n1. Document 2', ['nile.txt 1']],
    [
      'a list of numbers alone',
      'Long.\n\nSources:\n- [1]\n- [2]',
      ['amazon.txt 0 2', 'nile.txt 1'],
    ],
    [
      'a list without numbers',
      'Long [1].\n\nSources:\n- nile.txt',
      ['amazon.txt 0 2', 'nile.txt 1'],
    ],
  ])('%s', (_, response, sources) => {
    expect(quotedIn(response)).toEqual(sources);
  });
});

it('knows years and zero where they are names', () => {
  expect(quotedIn('Long [2019] [0].', ['2019', '0'])).toEqual(['2019 0', '0 1']);
  expect(quotedIn('Long [2019] [0].', ['a', 'b'])).toEqual([]);
});

it('tells everywhere a source is quoted, and marks its list whole', () => {
  const response = 'Long [1]. Wide (Source: nile).\n\nSources:\n1. nile.txt\n';
  const { sources, spans } = findQuotedSources(response, CHUNKS);
  expect(sources).toHaveLength(1);
  const cut = ({ start, end }: { start: number; end: number }) => response.slice(start, end);
  expect(sources[0]?.citations.map(cut)).toEqual(['[1]', '(Source: nile)', 'nile.txt']);
  expect(spans.map(cut)).toEqual(['[1]', '(Source: nile)', 'Sources:\n1. nile.txt']);
});

it('takes what a pattern has found first', () => {
  const custom = [{ style: 'custom', name: 'nile', start: 5, end: 8 }];
  expect(findQuotedSources('Long [1].', CHUNKS, custom).sources.map(({ name }) => name)).toEqual([
    'nile.txt',
  ]);
});

it('gives every citation to a source, and no chunk to two', () => {
  const piece = fc.constantFrom(
    '[1]', '[2, 3]', '[9]', '(Source: nile)', '[Source: x]', ' long ', '. ', '\n', '\n\nSources:\n',
    '1. amazon.txt\n', '- nile.txt\n', '[^1]', '[^1]: nile\n', 'https://x.org ', '`', '[Congo river]',
  ); // prettier-ignore
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
      const { sources, spans } = findQuotedSources(pieces.join(''), CHUNKS);
      const places = sources.flatMap(({ chunks }) => chunks);
      expect(new Set(places).size).toBe(places.length);
      for (const { citations } of sources) expect(citations).not.toEqual([]);
      for (const [nth, { start, end }] of spans.entries()) {
        expect(end).toBeGreaterThan(start);
        expect(start).toBeGreaterThan(spans[nth - 1]?.end ?? -1);
      }
    }),
    { numRuns: 2000 },
  );
});
