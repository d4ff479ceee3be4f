import { describe, expect, it } from 'vitest';
import type { DeviationBins } from '../../stores/rag.ts';
import { countAligned, listBars } from './count-aligned.ts';

const BINS = 301;

function binsOf(rows: Record<number, number>): number[] {
  return Array.from({ length: BINS }, (_, bin) => rows[bin] ?? 0);
}

const lengths: DeviationBins = {
  shorter: binsOf({ 4: 1, 5: 2, 29: 3, 30: 4, 100: 5 }),
  longer: binsOf({ 0: 6, 29: 7, 30: 8, 199: 9, 200: 10, 300: 11 }),
};

describe('countAligned', () => {
  it.each([
    [0.01, 6],
    [0.05, 7],
    [0.3, 1 + 2 + 3 + 6 + 7],
    [0.31, 1 + 2 + 3 + 4 + 6 + 7 + 8],
  ])('counts below %d only what deviates less', (threshold, aligned) => {
    expect(countAligned(lengths, threshold)).toEqual({ aligned, rows: 66 });
  });
});

describe('listBars', () => {
  const bars = listBars(lengths);
  const rowsAt = (from: number) => bars.find((bar) => bar.from === from)?.rows;

  it('holds every row once', () => {
    expect(bars.reduce((sum, { rows }) => sum + rows, 0)).toBe(66);
  });

  it.each([
    ['as long as the golden answer, or hardly longer', 0, 6],
    ['hardly shorter', -0.05, 1],
    ['shorter by more', -0.1, 2],
    ['without a token', -1, 5],
    ['far longer, in the last bar', 2, 21],
  ])('puts rows that are %s where they belong', (_, from, rows) => {
    expect(rowsAt(from)).toBe(rows);
  });
});
