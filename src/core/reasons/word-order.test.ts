import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('words between', () => {
  it.each([
    ['Narmada valley', 'the Narmada River valley', ['River'], 1],
    ['John nash', 'Nash was not John; it is John Forbes Nash', ['Forbes'], 1],
    ['a z', 'a b c d e f g h z', ['b', 'c', 'd', 'e', 'f', 'g'], 7],
    ['मौर्य वंश', 'मौर्य साम्राज्य का वंश', ['साम्राज्य', 'का'], 2],
  ])('of %s in %s are named', (golden, response, words, count) => {
    expect(find('words_between', golden, response)?.detail).toEqual({ words, count, golden: 2 });
  });

  it.each([
    ['Narmada valley', 'valley Narmada'],
    ['Paris France', 'Paris, France'],
  ])('are not told of %s in %s', (golden, response) => {
    expect(find('words_between', golden, response)).toBeUndefined();
  });
});

describe('other order', () => {
  it('names the words as the response has them', () => {
    expect(
      find('other_order', 'Lord Tennyson Alfred', 'It was Alfred, Lord Tennyson.')?.detail,
    ).toEqual({
      words: ['Alfred', 'Lord', 'Tennyson'],
      golden: 3,
    });
  });

  it.each([
    ['Narmada valley', 'valley of the Narmada valley'],
    ['Bora Bora', 'Bora'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('other_order', golden, response)).toBeUndefined();
  });
});

describe('repeated golden word', () => {
  it('counts the word on both sides', () => {
    expect(find('repeated_word', '1947 to 1947', 'it was 1947 to today')?.detail).toEqual({
      word: '1947',
      golden: 2,
      response: 1,
    });
  });

  it('is told beside the words between, or the order', () => {
    expect(find('repeated_word', 'a b a', 'a x b')).toBeDefined();
    expect(find('words_between', 'a b a', 'a x b')?.detail).toMatchObject({ words: ['x'] });
    expect(find('repeated_word', 'a b a', 'b a')).toBeDefined();
    expect(find('other_order', 'a b a', 'b a')).toBeDefined();
  });

  it('is not told where the response repeats it as often', () => {
    expect(find('repeated_word', 'Bora Bora', 'Bora, Bora')).toBeUndefined();
  });
});

describe('golden answer with no words', () => {
  it.each(['?', ' ', '- -', '...'])('is told of %j', (golden) => {
    expect(find('no_golden_words', golden, 'Delhi')).toBeDefined();
  });

  it('is not told where there is a word', () => {
    expect(find('no_golden_words', 'Delhi?', 'Delhi')).toBeUndefined();
  });
});
