import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseStratum } from './next-stratum.ts';

const stratum = (rows: number, read: number, correct: number) => ({ rows, read, correct });

describe('chooseStratum', () => {
  it('begins with the largest stratum of which nothing was read', () => {
    expect(chooseStratum([stratum(9, 0, 0), stratum(50, 0, 0), stratum(5000, 1, 0)])).toBe(1);
  });

  it('then goes where the rows differ most', () => {
    expect(chooseStratum([stratum(100, 20, 20), stratum(100, 20, 10)])).toBe(1);
  });

  it('goes to the larger of two strata that are alike', () => {
    expect(chooseStratum([stratum(100, 20, 10), stratum(900, 20, 10)])).toBe(1);
  });

  it('goes back to a large stratum whose rows all agreed so far', () => {
    expect(chooseStratum([stratum(1000, 4, 4), stratum(200, 20, 10)])).toBe(0);
  });

  it('chooses nothing where every row is read', () => {
    expect(chooseStratum([stratum(3, 3, 1), stratum(0, 0, 0)])).toBeUndefined();
    expect(chooseStratum([])).toBeUndefined();
  });

  it('reads every row in the end, and never one too many', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 8 }), (sizes) => {
        const strata = sizes.map((rows) => stratum(rows, 0, 0));
        const rows = sizes.reduce((sum, size) => sum + size, 0);
        for (let reading = 0; reading < rows; reading++) {
          const chosen = strata[chooseStratum(strata) ?? -1];
          expect(chosen && chosen.read < chosen.rows).toBe(true);
          if (chosen) chosen.read++;
        }
        expect(chooseStratum(strata)).toBeUndefined();
      }),
    );
  });
});
