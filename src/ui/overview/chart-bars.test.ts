import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../core/summary.ts';
import { CHARTED_DOMAINS, listBars, shortenName } from './chart-bars.ts';

const domainOf = (domain: string, rows: number, exact: number) => ({
  domain,
  tally: { ...emptyTally(), rows, exact },
});

describe('listBars', () => {
  it('gives percent and the reach of the Wilson interval on both sides', () => {
    const [bars] = listBars([domainOf('who', 20, 17)]);
    expect(bars?.exact).toBe(85);
    expect(bars?.exactReach[0]).toBeCloseTo(85 - 63.96, 1);
    expect(bars?.exactReach[1]).toBeCloseTo(94.76 - 85, 1);
  });

  it('gives 0% an interval that starts at 0', () => {
    const [bars] = listBars([domainOf('who', 8, 0)]);
    expect(bars?.exactReach[0]).toBe(0);
    expect(bars?.exactReach[1]).toBeCloseTo(32.4, 1);
  });

  it('leaves out domains beyond the most that are readable', () => {
    const many = Array.from({ length: 37 }, (_, i) => domainOf(`d${i}`, 40 - i, 1));
    expect(listBars(many).map((bars) => bars.domain)).toEqual(
      many.slice(0, CHARTED_DOMAINS).map(({ domain }) => domain),
    );
  });
});

describe('shortenName', () => {
  it.each([
    ['where', 8, 'where'],
    ['architecture', 8, 'archite…'],
    ['😀😀😀😀', 3, '😀😀…'],
    ['नदियाँ और घाटियाँ', 5, 'नदियाँ …'],
    ['', 3, ''],
  ])('shortens %j to %i graphemes as %j', (name, most, wanted) => {
    expect(shortenName(name, most)).toBe(wanted);
  });
});
