import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('a row that differs only in writing', () => {
  it.each<[ReasonId, string, string]>([
    ['unicode_form', 'café bar', 'the cafe\u0301 bar'],
    ['unicode_form', '\u0958लम', '\u0915\u093cलम'],
    ['unicode_form', 'ｶﾅ', 'カナ'],
    ['case_fold', 'Straße', 'STRASSE'],
    ['quotes_dashes', "don't know", 'I don’t know'],
    ['quotes_dashes', '1914-18', '1914–18'],
    ['quotes_dashes', 'Campbell Bannerman', 'Henry Campbell-Bannerman'],
    ['quotes_dashes', 'Philosophers Stone', "the Philosopher's Stone"],
    ['quotes_dashes', 'गंगा नदी', 'नदी गंगा।'],
    ['invisible', 'soft', 'so\u00adft'],
    ['invisible', 'दिल्ली', 'दिल्\u200dली'],
    ['nukta', 'ज़मीन', 'यह जमीन है'],
    ['nukta', 'जमीन', 'यह ज\u093cमीन है'],
    ['digits', '1947', 'वर्ष १९४७ में'],
    ['digits', '٢٠', 'عام 20'],
    ['number_form', '1,000', 'some 1000 men'],
    ['number_form', '20 %', 'some 20 percent'],
    ['number_form', '20%', '20 %'],
    ['number_form', 'three', 'there are 3'],
  ])('has the reason %s: %s in %s', (id, golden, response) => {
    expect(find(id, golden, response)).toBeDefined();
  });

  it.each<[ReasonId, string, string]>([
    ['unicode_form', 'Ⓞ', 'most'],
    ['case_fold', 'ı', 'I'],
    ['quotes_dashes', 'Delhi', '“Mumbai”'],
    ['quotes_dashes', '1.5', 'It is 15.'],
    ['quotes_dashes', '10-12', '1012'],
    ['quotes_dashes', '1.2.3', '123'],
    ['invisible', 'soft', 'so\u00adfa'],
    ['nukta', 'ज़मीन', 'कमीन'],
    ['digits', '1947', '१९४८'],
    ['number_form', '1,000', '10000'],
    ['number_form', '1947', '1948'],
    ['number_form', '20%', '120 % of 20'],
  ])('has not the reason %s: %s in %s', (id, golden, response) => {
    expect(find(id, golden, response)).toBeUndefined();
  });

  it('has all the reasons that are needed, and no other', () => {
    const golden = 'l’été 1947';
    const response = "l'e\u0301te\u0301 १९४७ “ici”";
    expect(findReasons(golden, response, scoreRow(golden, response)).map(({ id }) => id)).toEqual([
      'unicode_form',
      'quotes_dashes',
      'digits',
    ]);
  });

  it('has the reasons that are left when the writing is the same', () => {
    expect(find('other_order', 'गंगा नदी', 'नदी गंगा।')).toBeDefined();
    expect(find('words_between', '1723-1792', 'from 1723 to 1792')?.response).toEqual([]);
    expect(find('white_space', 'J G Ballard', 'J.  G.  Ballard-like')).toBeUndefined();
  });

  it('marks the shortest stretch that passes', () => {
    const response = 'It was in 1914 and then 1914–18, they say';
    const [place] = find('quotes_dashes', '1914-18', response)?.response ?? [];
    expect(response.slice(place?.start, place?.end)).toBe('1914–18');
  });
});
