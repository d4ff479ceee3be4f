import { describe, expect, it } from 'vitest';
import { FINDING_BIT, findInRow, findInTexts, FINDINGS, listFindings } from './findings.ts';

function cellIn(cells: readonly string[]) {
  return (column: number): string => cells[column] ?? '';
}

interface Texts {
  question: string;
  golden: string;
  response: string;
}

/** By the row, and by its texts, each between others. */
function findAll(texts: Texts, cells = Object.values(texts), own = [0, 1, 2]) {
  let bits = findInRow(texts, cellIn(cells), own);
  for (const text of [texts.question, texts.golden, texts.response]) {
    const before = 'e\u0301\ufffd';
    const ends = Uint32Array.of(3, 3 + text.length, 6 + text.length);
    findInTexts({ text: before + text + before, ends }, (place, found) => {
      if (place === 1) bits |= found;
    });
  }
  return listFindings(bits);
}

describe('findInRow', () => {
  it.each([
    ['nothing in a plain row', 'q', 'a', 'r', []],
    ['an empty golden answer', 'q', '', 'r', ['empty_golden']],
    ['an empty response', 'q', 'a', '', ['blank_response']],
    ['a response of white space', 'q', 'a', '\u3000\x1f', ['blank_response']],
    ['white space before the golden answer', 'q', '\u00a0a', 'r', ['golden_space']],
    ['white space after the golden answer', 'q', 'a\n', 'r', ['golden_space']],
    ['a golden answer of white space, which is not empty', 'q', ' ', 'r', ['golden_space']],
    ['no white space in a zero-width space', 'q', 'a\u200b', 'r', []],
    ['U+FFFD in the question', '\ufffd', 'a', 'r', ['replacement_character']],
    ['U+FFFD in the golden answer', 'q', 'a\ufffd', 'r', ['replacement_character']],
    ['U+FFFD in the response', 'q', 'a', '\ufffd', ['replacement_character']],
    ['a decomposed question', 'cafe\u0301', 'a', 'r', ['not_nfc']],
    ['a golden answer that NFC decomposes', 'q', '\u0958', 'r', ['not_nfc']],
    ['a response with marks in another order', 'q', 'a', 'x\u0301\u0323', ['not_nfc']],
    ['nothing in composed text', 'café', 'क\u093c', '“r”', []],
    ['no text at all', ' ', '', '\t', ['empty_golden', 'blank_response', 'no_text']],
  ])('finds %s', (_name, question, golden, response, findings) => {
    const texts = { question, golden, response };
    expect(findAll(texts)).toEqual(findings);
  });

  it.each([
    ['Total', true],
    [' Grand total: ', true],
    ['Subtotal', true],
    ['(60 rows)', true],
    ['1,024 rows affected', true],
    ['Average', true],
    ['total recall', false],
    ['60', false],
    ['counting', false],
  ])('takes a row with %j and no response for a total or a footer: %j', (cell, isTotal) => {
    const texts = { question: cell, golden: '12', response: '' };
    const found = findAll(texts);
    expect(found.includes('totals_row')).toBe(isTotal);
    const answered = { ...texts, response: 'x' };
    expect(findAll(answered)).toEqual([]);
  });

  it('finds text in a column without a role', () => {
    const texts = { question: '', golden: '', response: '' };
    expect(findAll(texts, ['', '', '', 'id 7'], [0, 1, 2, 3])).not.toContain('no_text');
  });

  it('finds no text in what an export has added', () => {
    const texts = { question: '', golden: '', response: '' };
    expect(findAll(texts, ['', '', 'false'], [0, 1])).toContain('no_text');
  });
});

it('gives each finding a bit of its own', () => {
  const all = FINDINGS.reduce((bits, finding) => bits | FINDING_BIT[finding], 0);
  expect(listFindings(all)).toEqual([...FINDINGS]);
  expect(all).toBe(2 ** FINDINGS.length - 1);
});
