import { describe, expect, it } from 'vitest';
import { limitSpans, MOST_MARKS, MOST_MISSING } from './limit-spans.ts';
import { findSpans } from './spans.ts';

describe('limitSpans', () => {
  it('keeps all of an ordinary row', () => {
    const spans = findSpans('river Narmada', 'The Narmada.');
    expect(limitSpans(spans)).toEqual({ ...spans, wordCount: 1, missingCount: 1 });
  });

  it('keeps the first of very many, and says how many there are', () => {
    const missing = Array.from({ length: MOST_MISSING + 10 }, (_, place) => `w${place}`);
    const spans = findSpans(`a ${missing.join(' ')}`, 'a '.repeat(MOST_MARKS + 10));
    const limited = limitSpans(spans);
    expect(limited).toMatchObject({ wordCount: MOST_MARKS + 10, missingCount: MOST_MISSING + 10 });
    expect(limited.words).toEqual(spans.words.slice(0, MOST_MARKS));
    expect(limited.missing).toEqual(missing.slice(0, MOST_MISSING));
  });
});
