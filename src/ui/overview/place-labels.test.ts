import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeLabels } from './place-labels.ts';
import type { PlacedMark } from './place-labels.ts';

const widthOf = (label: string) => label.length * 7;

const marksAt = (...places: number[]) =>
  places.map((at, index) => ({ id: String(index), at, label: `label number ${index}` }));

const overlap = (a: PlacedMark, b: PlacedMark) =>
  a.level === b.level && a.left < b.left + widthOf(b.label) && b.left < a.left + widthOf(a.label);

describe('placeLabels', () => {
  it('keeps labels that have room on the first level above the axis', () => {
    expect(placeLabels(marksAt(10, 50, 90), 1000, widthOf).map((mark) => mark.level)).toEqual([
      0, 0, 0,
    ]);
  });

  it('puts the second of two near marks below the axis', () => {
    expect(placeLabels(marksAt(44, 50), 1000, widthOf).map((mark) => mark.level)).toEqual([0, -1]);
  });

  it('keeps the labels of 0% and 100% inside the axis', () => {
    const [first, last] = placeLabels(marksAt(0, 100), 1000, widthOf);
    expect(first?.left).toBe(0);
    expect(last?.left).toBe(1000 - widthOf('label number 1'));
  });

  it('lets no two labels overlap and none leave the axis, wherever four marks stand', () => {
    const place = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 4 }),
        fc.integer({ min: 120, max: 2000 }),
        (at, width) => {
          const placed = placeLabels(marksAt(...at), width, widthOf);
          placed.forEach((one, i) => {
            expect(one.left).toBeGreaterThanOrEqual(0);
            expect(one.left + widthOf(one.label)).toBeLessThanOrEqual(width + 0.001);
            expect(placed.slice(i + 1).some((other) => overlap(one, other))).toBe(false);
          });
        },
      ),
    );
  });
});
