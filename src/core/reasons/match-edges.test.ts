import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

/** The marked parts of the response. */
function marked(id: ReasonId, golden: string, response: string): string[] {
  const places = find(id, golden, response)?.response ?? [];
  return places.map(({ start, end }) => response.slice(start, end));
}

describe('inside a longer word', () => {
  it.each([
    ['amalak', 'Amalaka', { part: 'Amalak', word: 'Amalaka', before: '', after: 'a' }],
    ['deul', 'the Deula', { part: 'Deul', word: 'Deula', before: '', after: 'a' }],
    ['5', 'it is 25', { part: '5', word: '25', before: '2', after: '' }],
    ['No', 'I know', { part: 'no', word: 'know', before: 'k', after: 'w' }],
    ['القاهرة', 'والقاهرة', { part: 'القاهرة', word: 'والقاهرة', before: 'و', after: '' }],
    ['서울', '서울은', { part: '서울', word: '서울은', before: '', after: '은' }],
    ['गंगा', 'गंगा\u200dजल', { part: 'गंगा', word: 'गंगा\u200dजल', before: '', after: '\u200dजल' }],
  ])('tells what is added to %s in %s', (golden, response, detail) => {
    expect(find('inside_word', golden, response)?.detail).toEqual(detail);
  });

  it('marks what is added', () => {
    expect(marked('inside_word', 'No', 'I know')).toEqual(['k', 'w']);
  });

  it.each([
    ['scroll painting', 'Scroll paintings'],
    ['Ruru', 'the Ruru-deer'],
    ['東京', '東京都'],
    ['Delhi', 'Delhi'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('inside_word', golden, response)).toBeUndefined();
  });
});

describe('crosses a word boundary', () => {
  it.each([
    ['scroll painting', 'Scroll paintings', { word: 'Scroll paintings', before: '', after: 's' }],
    ['art is', 'start isolated', { word: 'start isolated', before: 'st', after: 'olated' }],
  ])('tells where %s in %s ends', (golden, response, detail) => {
    expect(find('crosses_word_boundary', golden, response)?.detail).toMatchObject(detail);
  });

  it('is not told of one word', () => {
    expect(find('crosses_word_boundary', 'amalak', 'Amalaka')).toBeUndefined();
  });
});

describe('punctuation attached', () => {
  it.each([
    ['गंगा', 'उत्तर गंगा।', ['।']],
    ['अशोक', '“अशोक” महान', ['“', '”']],
    ['مصر', 'مصر، العاصمة', ['،']],
    ['Delhi', 'Delhi—.', ['—.']],
  ])('marks what is attached to %s in %s', (golden, response, marks) => {
    expect(marked('punctuation_attached', golden, response)).toEqual(marks);
  });

  it.each([
    ['Delhi', 'Delhi.'],
    ['Delhi', 'Delhi—Agra'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('punctuation_attached', golden, response)).toBeUndefined();
  });
});

describe('punctuation inside a word', () => {
  it.each([
    ['Ruru', 'the Ruru-deer', { mark: '-', rest: 'deer' }],
    ['Tokyo', "Tokyo's towers", { mark: "'", rest: 's' }],
    ['5', 'it is 2.5', { mark: '.', rest: '2' }],
    ['C++', 'C++11', { mark: '11', rest: '' }],
    ['x', `x${'!'.repeat(300)}y`, { mark: `${'!'.repeat(40)}…`, rest: '' }],
  ])('tells what joins %s in %s', (golden, response, detail) => {
    const found =
      find('punctuation_inside', golden, response) ??
      find('punctuation_attached', golden, response);
    expect(found?.detail).toMatchObject({ mark: detail.mark });
  });

  it('is not told where the mark is at the end of the word', () => {
    expect(find('punctuation_inside', 'Ruru', 'Rurus, the deer')).toBeUndefined();
  });
});

describe('script without spaces', () => {
  it.each([
    ['東京', '首都は東京です', ['首都は', 'です']],
    ['กรุงเทพ', 'กรุงเทพมหานคร', ['มหานคร']],
    ['5', '5人', ['人']],
  ])('marks what follows or precedes %s in %s', (golden, response, marks) => {
    expect(marked('no_spaces', golden, response)).toEqual(marks);
  });

  it.each([
    ['서울', '서울은'],
    ['東京', '東京 です'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('no_spaces', golden, response)).toBeUndefined();
  });
});

describe('an invisible character attached', () => {
  it('is named', () => {
    expect(find('invisible', 'Delhi', 'Delhi\u200b.')?.detail).toEqual({ characters: ['U+200B'] });
  });

  it('is not told where a longer word follows', () => {
    expect(find('invisible', 'Delhi', 'Delhi\u200bites')).toBeUndefined();
  });
});

describe('at risk: short', () => {
  it.each([
    ['5', '25'],
    ['5', '2.5'],
    ['5', '5,000'],
    ['No', 'I know'],
    ['क', 'कि'],
    ['1947', '21947'],
  ])('is told of %s in %s', (golden, response) => {
    expect(find('risk_short', golden, response)).toBeDefined();
  });

  it.each([
    ['5', '5 or 25'],
    ['amalak', 'Amalaka'],
    ['சென்னை', 'சென்னையில்'],
    ['水', '香水'],
    ['5', '5.'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('risk_short', golden, response)).toBeUndefined();
  });
});
