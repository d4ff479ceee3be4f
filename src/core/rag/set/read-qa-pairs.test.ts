import { describe, expect, it } from 'vitest';
import { openChunkBook } from './chunk-book.ts';
import { findQaColumns } from './find-qa-columns.ts';
import { readRows } from './make-pairs.test-support.ts';
import { LONGEST_CHUNK, readQaPairs } from './read-qa-pairs.ts';

describe('the rows of a file of questions', () => {
  it.each([
    ['a blank question', [' ', 'a', 'c', 's'], 'the question is blank'],
    ['a blank answer', ['q', '', 'c', 's'], 'the answer is blank'],
    ['a blank chunk', ['q', 'a', '\n', 's'], 'the chunk is blank'],
    ['a blank source', ['q', 'a', 'c', ''], 'the source is blank'],
    ['too few cells', ['q', 'a', 'c'], 'the source is blank'],
    [
      'a chunk that is too long',
      ['q', 'a', 'c'.repeat(LONGEST_CHUNK + 1), 's'],
      'the chunk is longer than 2000 characters',
    ],
  ])('are left out with %s', (_, cells, why) => {
    const { pairs, leftOut } = readRows([['q', 'a', 'c', 's'], cells, cells]);
    expect(pairs).toHaveLength(1);
    expect(leftOut).toEqual([{ rows: [1, 2], why }]);
  });

  it('may have a chunk that is as long as allowed, in any script', () => {
    const long = '𝔸'.repeat(LONGEST_CHUNK);
    expect(readRows([['q', 'a', long, 's']]).pairs[0]?.chunk).toBe(long);
  });
});

describe('chunks that are a file of their own', () => {
  const book = openChunkBook(
    [
      ['one.txt', 'The river is long.'],
      ['one.txt', 'The bridge is old and of stone.'],
      ['Two.txt', 'A comet.'],
    ],
    { source: 0, chunk: 1 },
  );
  const columns = findQaColumns(['question', 'answer', 'source'], true);
  const read = (answer: string, source: string) =>
    readQaPairs([['q', answer, source]], columns, book);

  it('are joined on the source, as names of sources are compared', () => {
    expect(read('a', 'two.txt').pairs[0]?.chunk).toBe('A comet.');
  });

  it('give the one that holds most of the answer where a source has several', () => {
    expect(read('of old stone', 'one.txt').pairs[0]?.chunk).toBe('The bridge is old and of stone.');
    expect(read('nothing at all', 'one.txt').pairs[0]?.chunk).toBe('The river is long.');
  });

  it('leave out rows whose source they lack, and name it', () => {
    expect(read('a', 'three.txt').leftOut).toEqual([
      { rows: [0], why: 'the source three.txt is not in the file of chunks' },
    ]);
  });
});

describe('the columns of a file of questions', () => {
  it('are found by their names', () => {
    expect(findQaColumns(['Domain', 'Source', 'CHUNK', 'answer', 'question'], false)).toEqual({
      question: 4,
      answer: 3,
      chunk: 2,
      source: 1,
      domain: 0,
    });
  });

  it.each([
    [['answer', 'chunk', 'source'], 'There is no column question; the columns are answer, chunk'],
    [['question', 'chunk', 'source'], 'There is no column answer;'],
    [['question', 'answer', 'source'], 'or give the chunks as a second file'],
    [['question', 'answer', 'chunk'], 'There is no column source;'],
    [
      ['question', 'gold', 'golden', 'chunk', 'source'],
      'Several columns could be the golden answer: gold, golden.',
    ],
  ])('are named where %j lacks one', (columns, sentence) => {
    expect(() => findQaColumns(columns, false)).toThrow(sentence);
  });
});
