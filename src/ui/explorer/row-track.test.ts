import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countSlots,
  listSlots,
  mustScroll,
  ROW_HEIGHT,
  scrollToShow,
  shiftOfSlots,
} from './row-track.ts';

const MILLION = 1_000_000;
/** Nine rows and the upper half of a tenth. */
const HEIGHT = 9.5;

/** Places of the rows that are seen in full. */
function seen(rows: number, scrolled: number) {
  const shift = shiftOfSlots(rows, { scrolled, height: HEIGHT });
  return {
    first: Math.ceil(scrolled) + shift,
    last: Math.floor(scrolled + HEIGHT) - 1 + shift,
  };
}

describe('the scrolled area', () => {
  it('gives each of 100,000 rows a slot of its own', () => {
    expect(countSlots(100_000)).toBe(100_000);
    expect(shiftOfSlots(100_000, { scrolled: 99_000, height: HEIGHT })).toBe(0);
  });

  it('stays under the height at which any browser cuts an element off', () => {
    expect(countSlots(50 * MILLION) * ROW_HEIGHT).toBeLessThan(17_000_000);
  });

  it('starts at the first row and ends at the last of a million', () => {
    expect(seen(MILLION, 0).first).toBe(0);
    expect(seen(MILLION, countSlots(MILLION) - HEIGHT).last).toBe(MILLION - 1);
  });

  it('skips no row of a million: one slot further down starts with a row that was on screen', () => {
    const lastTop = Math.floor(countSlots(MILLION) - HEIGHT);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: lastTop - 1 }), (slot) => {
        const here = seen(MILLION, slot);
        const next = seen(MILLION, slot + 1);
        expect(next.first).toBeGreaterThan(here.first);
        expect(next.first).toBeLessThanOrEqual(here.last + 1);
      }),
    );
  });
});

/** The first and the last slot that is drawn. */
const ends = (rows: number, scrolled: number, height = HEIGHT) => {
  const slots = listSlots(rows, { scrolled, height });
  return [slots[0], slots.at(-1)];
};

describe('the slots that are drawn', () => {
  it('are those on screen and six on either side', () => {
    expect(ends(MILLION, 100)).toEqual([94, 116]);
  });

  it('end where the rows do', () => {
    expect(ends(5, 0)).toEqual([0, 4]);
    expect(ends(116, 0)).toEqual([0, 16]);
    expect(ends(116, 106.5)).toEqual([100, 115]);
    expect(listSlots(0, { scrolled: 0, height: HEIGHT })).toEqual([]);
  });

  it('are the last where a shorter view has come, and none before the element is laid out', () => {
    expect(ends(116, 90_000)).toEqual([100, 115]);
    expect(listSlots(116, { scrolled: 0, height: 0 })).toEqual([]);
  });
});

const show = (place: number, scrolled: number) =>
  scrollToShow(place, 116, { scrolled, height: HEIGHT });

describe('scrollToShow', () => {
  it('does not scroll for a row that is on screen in full', () => {
    expect([10, 12, 18].map((place) => show(place, 10))).toEqual([undefined, undefined, undefined]);
  });

  it('scrolls just far enough up or down', () => {
    expect(show(9, 10)).toBe(9);
    expect(show(19, 10)).toBe(10.5);
  });

  it('scrolls for a row that is cut off at an edge', () => {
    expect(show(10, 10.2)).toBe(10);
    expect(show(19, 10.2)).toBe(10.5);
  });

  it.each([200, 214_000, MILLION])('brings any of %i rows on screen, from anywhere', (rows) => {
    const scrollable = countSlots(rows) - HEIGHT;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: rows - 1 }),
        fc.double({ min: 0, max: scrollable, noNaN: true }),
        (place, from) => {
          const to = scrollToShow(place, rows, { scrolled: from, height: HEIGHT }) ?? from;
          // A browser scrolls no further than to the end.
          const { first, last } = seen(rows, Math.min(to, scrollable));
          expect(place).toBeGreaterThanOrEqual(first);
          expect(place).toBeLessThanOrEqual(last);
        },
      ),
      { examples: [0, 1, 5, 9].map((fromEnd) => [rows - 1 - fromEnd, 0]) },
    );
  });
});

describe('mustScroll', () => {
  it.each([
    ['a first question', undefined, { question: 'a', place: -1 }, true],
    ['another question', { question: 'a', place: 7 }, { question: 'b', place: 7 }, true],
    ['another row', { question: 'a', place: 7 }, { question: 'a', place: 8 }, true],
    ['a row that is closed', { question: 'a', place: 7 }, { question: 'a', place: -1 }, false],
    ['the same question anew', { question: 'a', place: 7 }, { question: 'a', place: 7 }, false],
  ])('at %s', (_, before, now, expected) => {
    expect(mustScroll(before, now)).toBe(expected);
  });
});
