import { describe, expect, it } from 'vitest';
import { openSourceLookup } from './source-lookup.ts';
import { sourceKey, sourceNumber, trimMarks } from './source-names.ts';

/** Whether a context with a source of the first name has one of the second. */
function isFound(name: string, quoted: string): boolean {
  return openSourceLookup([{ name, text: '' }]).find(quoted) !== undefined;
}

describe('two names are equal', () => {
  it.each([
    ['essay.txt', 'essay.txt'],
    ['essay.txt', 'Essay.TXT'],
    ['essay.txt', ' essay.txt '],
    ['essay.txt', '"essay.txt"'],
    ['essay.txt', '“essay.txt”'],
    ['essay.txt', '`essay.txt`'],
    ['essay.txt', '**essay.txt**'],
    ['essay.txt', 'essay.txt.'],
    ['essay.txt', 'essay.txt;'],
    ['essay.txt', 'essay.txt)'],
    ['essay.txt', 'essay'],
    ['essay', 'essay.txt'],
    ['essay.txt', 'essay.pdf'],
    ['essay-1.txt', 'ESSAY-1'],
    ['Amazon rainforest', 'amazon  rainforest'],
    ['Amazon\nrainforest', 'Amazon rainforest'],
    ['«Amazon»', 'Amazon'],
    ['caf\u00e9.txt', 'cafe\u0301.txt'],
    ['निबंध.txt', 'निबंध'],
    ['https://example.org/essay', 'http://example.org/essay'],
    ['https://example.org/essay', 'https://www.example.org/essay/'],
    ['https://example.org/essay', 'example.org/essay'],
    ['https://example.org/essay', 'www.example.org/essay#part-2'],
    ['https://example.org/essay', 'https://example.org/essay?utm_source=x&utm_medium=y'],
    ['https://example.org/essay?id=1', 'https://example.org/essay/?utm_source=x&id=1#top'],
    ['https://example.org/essay.html', 'https://example.org/essay'],
    ['https://example.org', 'https://example.org/'],
    ['HTTPS://Example.org/Essay', 'https://example.org/essay'],
    ['Amazon (river)', 'Amazon (river)'],
    ['Document 3', '3'],
    ['3', 'Document 3'],
    ['[3]', 'source #3'],
    ['3', '०३'],
    ['?!', '?!'],
  ])('%j and %j', (name, quoted) => {
    expect(isFound(name, quoted)).toBe(true);
  });
});

describe('two names differ', () => {
  it.each([
    ['essay.txt', 'essays.txt'],
    ['essay-1.txt', 'essay-2.txt'],
    ['v1.0', 'v1'],
    ['https://example.org/essay', 'https://example.org/essay?id=1'],
    ['https://example.org/essay', 'https://example.com/essay'],
    ['https://example.org/a', 'https://example.org/a/b'],
    ['essay#1', 'essay#2'],
    ['Document 3', '4'],
    ['Document 3', 'Document'],
    ['Chapter 3', '3'],
    ['Amazon', 'Amazon rainforest'],
    ['.txt', '.pdf'],
    ['?!', '!?'],
    ['', 'essay'],
  ])('%j and %j', (name, quoted) => {
    expect(isFound(name, quoted)).toBe(false);
  });
});

it('looks a name up as it is written before its extension is set aside', () => {
  const { find } = openSourceLookup(
    ['essay.pdf', 'essay.txt', 'Document 2', '2'].map((name) => ({ name, text: '' })),
  );
  expect(['essay.txt', 'essay.pdf', 'essay', '2', 'doc 2'].map(find)).toEqual([
    [1],
    [0],
    [0],
    [3],
    [2],
  ]);
});

it('takes chunks whose names are equal as one source, by each of their positions', () => {
  const { find, at } = openSourceLookup(
    ['a.txt', 'b.txt', 'A.txt.'].map((name) => ({ name, text: '' })),
  );
  expect(find('a')).toEqual([0, 2]);
  expect([0, 1, 2, 3, 4].map(at)).toEqual([undefined, [0, 2], [1], [0, 2], undefined]);
});

it.each([
  ['3', '3'],
  ['[03]', '3'],
  ['(3)', '3'],
  ['doc. no. 3', '3'],
  ['Essay 3', undefined],
  ['3rd', undefined],
  ['three', undefined],
])('sees the number in %j as %j', (name, number) => {
  expect(sourceNumber(name)).toBe(number);
});

it('reads names of any length', () => {
  for (const piece of [' ', '"', ')', '(', '.', 'a)', '/', '?&', '#', 'www.', 'a.b/']) {
    const name = piece.repeat(200_000);
    expect(sourceKey(name).length).toBeLessThanOrEqual(name.length);
    expect(trimMarks(`a${name}b`)).toBe(`a${name}b`);
  }
});
