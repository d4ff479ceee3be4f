import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countSlots, ROW_HEIGHT, shiftOfSlot, slotToShow } from './row-track.ts';

const MILLION = 1_000_000;
const ON_SCREEN = 9;

describe('the scrolled area', () => {
  it('gives each of 100,000 rows a slot of its own', () => {
    expect(countSlots(100_000)).toBe(100_000);
    expect(shiftOfSlot(99_000, 100_000, ON_SCREEN)).toBe(0);
  });

  it('stays under the height at which any browser cuts an element off', () => {
    expect(countSlots(50 * MILLION) * ROW_HEIGHT).toBeLessThan(17_000_000);
  });

  it('starts at the first row and ends at the last of a million', () => {
    const slots = countSlots(MILLION);
    expect(shiftOfSlot(0, MILLION, ON_SCREEN)).toBe(0);
    const lastScreen = slots - ON_SCREEN;
    expect(slots - 1 + shiftOfSlot(lastScreen, MILLION, ON_SCREEN)).toBe(MILLION - 1);
  });

  it('skips no row of a million: a slot further down starts with a row that was on screen', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: countSlots(MILLION) - ON_SCREEN - 1 }), (slot) => {
        const first = slot + shiftOfSlot(slot, MILLION, ON_SCREEN);
        const next = slot + 1 + shiftOfSlot(slot + 1, MILLION, ON_SCREEN);
        expect(next).toBeGreaterThan(first);
        expect(next).toBeLessThanOrEqual(first + ON_SCREEN);
      }),
    );
  });
});

describe('slotToShow', () => {
  it('does not scroll for a row that is on screen', () => {
    expect(slotToShow(12, 10, 116, ON_SCREEN)).toBeUndefined();
  });

  it('scrolls just far enough up or down', () => {
    expect(slotToShow(9, 10, 116, ON_SCREEN)).toBe(9);
    expect(slotToShow(19, 10, 116, ON_SCREEN)).toBe(11);
  });

  it.each([200, 214_000, MILLION])('brings any of %i rows on screen', (rows) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: rows - 1 }), (place) => {
        const slot = slotToShow(place, 0, rows, ON_SCREEN) ?? 0;
        const first = slot + shiftOfSlot(slot, rows, ON_SCREEN);
        expect(place).toBeGreaterThanOrEqual(first);
        expect(place).toBeLessThan(first + ON_SCREEN);
      }),
    );
  });
});
