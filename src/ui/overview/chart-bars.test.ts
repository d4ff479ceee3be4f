import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../core/summary.ts';
import { CHARTED_DOMAINS, listBars } from './chart-bars.ts';

const domainOf = (domain: string, rows: number, exact: number) => ({
  domain,
  tally: { ...emptyTally(), rows, exact },
});

describe('listBars', () => {
  it('gives each scorer its percent and Wilson interval', () => {
    const [bars] = listBars([domainOf('who', 20, 17)]);
    expect(bars?.bars.map(({ scorer }) => scorer)).toEqual(['exact', 'overlap']);
    expect(bars?.bars[0]?.percent).toBe(85);
    expect(bars?.bars[0]?.interval.low).toBeCloseTo(0.6396, 3);
    expect(bars?.bars[0]?.interval.high).toBeCloseTo(0.9476, 3);
  });

  it('gives 0% an interval that starts at 0', () => {
    const [bars] = listBars([domainOf('who', 8, 0)]);
    expect(bars?.bars[0]?.percent).toBe(0);
    expect(bars?.bars[0]?.interval.low).toBe(0);
    expect(bars?.bars[0]?.interval.high).toBeCloseTo(0.324, 3);
  });

  it('leaves out domains beyond the most that are readable', () => {
    const many = Array.from({ length: 37 }, (_, i) => domainOf(`d${i}`, 40 - i, 1));
    expect(listBars(many).map((bars) => bars.domain)).toEqual(
      many.slice(0, CHARTED_DOMAINS).map(({ domain }) => domain),
    );
  });

  it('leaves out domains without rows', () => {
    expect(listBars([domainOf('none', 0, 0)])).toEqual([]);
  });
});
