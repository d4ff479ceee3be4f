import { describe, expect, it } from 'vitest';
import { findReasons } from '../reasons.ts';
import { scoreRow } from '../scorers/score-row.ts';
import type { Reason, ReasonId } from './reason.ts';

function find(id: ReasonId, golden: string, response: string): Reason | undefined {
  return findReasons(golden, response, scoreRow(golden, response)).find((one) => one.id === id);
}

describe('at risk: negation', () => {
  it.each([
    ['Delhi', 'Delhi is not the answer; it’s Mumbai', 'is not'],
    ['Delhi', 'It isn’t Delhi', 'isn’t'],
    ['Delhi', 'not Delhi but Mumbai', 'not'],
    ['Delhi', 'Mumbai rather than Delhi', 'rather than'],
    ['Delhi', 'Delhi, which is incorrect', 'incorrect'],
    ['दिल्ली', 'दिल्ली नहीं, मुंबई है', 'नहीं'],
    ['சென்னை', 'சென்னை அல்ல', 'அல்ல'],
    ['بغداد', 'ليست بغداد', 'ليست'],
    ['amalak', 'It is not an Amalaka', 'not'],
    ['New Delhi', 'not the New city of Delhi', 'not'],
    ['New Delhi', 'a New town, not Delhi', 'not'],
  ])('quotes the word: %s in %s', (golden, response, word) => {
    expect(find('risk_negation', golden, response)?.detail).toEqual({ word });
  });

  it.each([
    ['Mumbai', 'not Delhi, but Mumbai'],
    ['Delhi', 'not only Delhi'],
    ['Mumbai', 'Mumbai rather than Delhi'],
    ['No', 'There is no such temple'],
    ['Delhi', 'It is known as Delhi. It does not rain.'],
    ['George Eliot', 'who never married him was George Eliot'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('risk_negation', golden, response)).toBeUndefined();
  });
});

describe('at risk: several candidates', () => {
  it.each([
    ['Delhi', 'either in Delhi or in Mumbai', 'either'],
    ['Mumbai', 'Delhi or “Mumbai”', 'or'],
    ['Delhi', 'Delhi, or Mumbai', 'or'],
    ['दिल्ली', 'दिल्ली या मुंबई', 'या'],
    ['Delhi', '1. Delhi\n2. Mumbai', '1.'],
    ['Mumbai', 'Perhaps:\n- Delhi\n- Mumbai', '-'],
  ])('quotes the sign: %s in %s', (golden, response, sign) => {
    expect(find('risk_candidates', golden, response)?.detail).toEqual({ sign });
  });

  it.each([
    ['Delhi', '- Delhi'],
    ['126', 'in 126 or more games'],
    ['charm', 'a group of finches or hummingbirds is a charm'],
    ['2', '1. Delhi\n2. Mumbai'],
    ['Delhi Mumbai', '1. Delhi\n2. Mumbai'],
  ])('is not told of %s in %s', (golden, response) => {
    expect(find('risk_candidates', golden, response)).toBeUndefined();
  });
});

describe('at risk: long response', () => {
  it('is told from 2,000 UTF-16 units on', () => {
    const long = `Delhi${' x'.repeat(1000)}`;
    expect(find('risk_long', 'Delhi', long)?.detail).toEqual({ characters: 2005 });
    expect(find('risk_long', 'Delhi', long.slice(0, 1999))).toBeUndefined();
  });

  it('is not told where nothing passes', () => {
    expect(find('risk_long', 'Delhi', 'x '.repeat(2000))).toBeUndefined();
  });
});
