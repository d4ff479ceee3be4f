import { type Interval, wilsonInterval } from '../../stats/wilson.ts';
import {
  IDEAL_LENGTHS,
  type IdealLength,
  type LengthChecked,
  type LengthRow,
} from './length-check.ts';

/** A row whose length a judge is asked about. */
export interface LengthCase {
  /** Counted from 0. */
  row: number;
  domain: string;
  check: LengthRow;
}

/** How many responses have their ideal length. */
export interface LengthShare {
  /** Undefined: both ideal lengths together. */
  ideal: IdealLength | undefined;
  /** Rows that were asked about. */
  rows: number;
  fits: number;
  /** Blank ones too. */
  doesNotFit: number;
  blank: number;
  /** Rows without an answer: in no share. */
  leftOut: number;
  /** 0 to 100; undefined where nothing was answered. */
  percent: number | undefined;
  interval: Interval | undefined;
}

/** The shares of all rows, then those of each ideal length. */
export function summariseLengthChecks(
  cases: readonly LengthCase[],
  stateOf: (key: string) => LengthChecked['state'] | undefined,
): LengthShare[] {
  return [undefined, ...IDEAL_LENGTHS].map((ideal) => {
    const rows = cases.filter(({ check }) => ideal === undefined || check.ideal === ideal);
    const states = rows.map(({ check }) => stateOf(check.key));
    const count = (state: LengthChecked['state']) => states.filter((one) => one === state).length;
    const [fits, blank] = [count('fits'), count('blank')];
    const doesNotFit = count('does_not_fit') + blank;
    const answered = fits + doesNotFit;
    return {
      ideal,
      rows: rows.length,
      fits,
      doesNotFit,
      blank,
      leftOut: rows.length - answered,
      percent: answered === 0 ? undefined : (100 * fits) / answered,
      interval: answered === 0 ? undefined : wilsonInterval(fits, answered),
    };
  });
}
