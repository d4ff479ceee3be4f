import { describe, expect, it } from 'vitest';
import { clipSpans, groupSegments, MOST_MARKS } from './group-segments.ts';

const plain = { exact: false, word: false };

describe('groupSegments', () => {
  it('keeps the exact match together with the words and spaces inside it', () => {
    const groups = groupSegments([
      { text: 'It is ', ...plain },
      { text: 'John', exact: true, word: true },
      { text: ' ', exact: true, word: false },
      { text: 'Nash', exact: true, word: true },
      { text: '.', ...plain },
    ]);
    expect(groups.map(({ exact, pieces }) => [exact, pieces.map(({ text }) => text)])).toEqual([
      [false, ['It is ']],
      [true, ['John', ' ', 'Nash']],
      [false, ['.']],
    ]);
    expect(groups.map(({ start }) => start)).toEqual([0, 6, 15]);
  });

  it('makes nothing of an empty text', () => {
    expect(groupSegments([])).toEqual([]);
  });
});

describe('clipSpans', () => {
  it('cuts a span at the end of the shown text and drops those behind it', () => {
    const spans = {
      exact: { start: 2, end: 8 },
      words: [
        { start: 2, end: 4 },
        { start: 6, end: 8 },
      ],
      missing: ['x'],
    };
    expect(clipSpans(spans, 5)).toEqual({
      exact: { start: 2, end: 5 },
      words: [{ start: 2, end: 4 }],
      missing: ['x'],
    });
    expect(clipSpans(spans, 2).exact).toBeUndefined();
  });

  it('leaves out marks beyond the most that a page can bear', () => {
    const words = Array.from({ length: 2 * MOST_MARKS }, (_, i) => ({
      start: 2 * i,
      end: 2 * i + 1,
    }));
    expect(clipSpans({ exact: undefined, words, missing: [] }, 1e6).words).toHaveLength(MOST_MARKS);
  });
});
