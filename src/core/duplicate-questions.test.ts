import { describe, expect, it } from 'vitest';
import { DuplicateQuestions } from './duplicate-questions.ts';

describe('DuplicateQuestions', () => {
  it.each([
    [
      'all rows of a question with different golden answers',
      ['q a', 'p a', 'q b', 'q a'],
      [0, 2, 3],
    ],
    ['no rows where the golden answers agree', ['q a', 'q a'], []],
    ['questions that differ in case as different', ['q a', 'Q b'], []],
    ['no empty questions', [' a', ' b'], []],
    ['names of object members as questions', ['__proto__ a', '__proto__ b'], [0, 1]],
    [
      'blank questions of one text with different golden answers as none',
      ['\u3000 a', '\u3000 b'],
      [],
    ],
    [
      'rows of such a question among a thousand others',
      [...Array.from({ length: 1000 }, (_, row) => `q${row} a`), 'q7 b'],
      [7, 1000],
    ],
    ['nothing in no rows', [], []],
  ])('finds %s', (_name, rows, found) => {
    const duplicates = new DuplicateQuestions();
    for (const row of rows) {
      const [question = '', golden = ''] = row.split(' ');
      duplicates.add(question, golden);
    }
    expect(duplicates.findRows()).toEqual(found);
  });
});
