import { bucketOf } from '../buckets.ts';
import { type Bucket, BUCKETS } from '../model.ts';
import { SCORERS, type ScorerId } from '../scorers/scorers.ts';
import { type Interval, wilsonInterval } from '../stats/wilson.ts';
import { accuracy } from '../summary.ts';
import type { Passes } from './score-relaxed.ts';

/**
 * How many rows move from each bucket to each under some relaxations: 16 counts, at place 4 · before + after,
 * by the order of `BUCKETS`. The sum of two is the count over both sets of rows.
 */
export type Moves = number[];

/** Moves of no rows. */
export function emptyMoves(): Moves {
  return BUCKETS.flatMap(() => BUCKETS.map(() => 0));
}

/** Counts one more row, in place; the place in `Moves` that it was counted at, as small as to be kept for each row. */
export function addMove(moves: Moves, before: Passes, after: Passes): number {
  const place = placeOf(before) * BUCKETS.length + placeOf(after);
  moves[place] = (moves[place] ?? 0) + 1;
  return place;
}

function placeOf({ exact, overlap }: Passes): number {
  return BUCKETS.indexOf(bucketOf(exact, overlap));
}

/** The moves of both sets of rows together; neither argument changes. */
export function addMoves(a: Moves, b: Moves): Moves {
  return a.map((count, place) => count + (b[place] ?? 0));
}

/** The buckets that a place in `Moves` stands for. */
export function readMove(place: number): { before: Bucket; after: Bucket } {
  const before = BUCKETS[Math.floor(place / BUCKETS.length)];
  const after = BUCKETS[place % BUCKETS.length];
  if (!before || !after) throw new RangeError(`There is no move ${place}.`);
  return { before, after };
}

/** Which way a scorer's verdict flips with a move: `up` from incorrect to correct. */
export function flipOf(place: number, scorer: ScorerId): 'up' | 'down' | 'none' {
  const { before, after } = readMove(place);
  const [passed, passes] = [passesIn(before, scorer), passesIn(after, scorer)];
  if (passed === passes) return 'none';
  return passes ? 'up' : 'down';
}

function passesIn(bucket: Bucket, scorer: ScorerId): boolean {
  return bucket === 'both_pass' || bucket === `${scorer}_only`;
}

/** Verdicts that flip among some rows. */
export interface Flips {
  rows: number;
  /** From incorrect to correct. */
  up: number;
  /** From correct to incorrect. */
  down: number;
}

/** One scorer's accuracy before and after, over the same rows; undefined for no rows. */
export interface Shift extends Flips {
  scorer: ScorerId;
  before: { correct: number; percent: number | undefined; interval: Interval | undefined };
  after: { correct: number; percent: number | undefined; interval: Interval | undefined };
  /** By the bucket in which a row is to the letter, in the order of `BUCKETS`. */
  buckets: Record<Bucket, Flips>;
}

/** What the moves mean for each scorer, in the order of `SCORERS`; percentages from 0 to 100, Wilson 95% intervals. */
export function readMoves(moves: Moves): Shift[] {
  return SCORERS.map(({ id }) => {
    const buckets: Record<Bucket, Flips> = {
      both_pass: { rows: 0, up: 0, down: 0 },
      exact_only: { rows: 0, up: 0, down: 0 },
      overlap_only: { rows: 0, up: 0, down: 0 },
      both_fail: { rows: 0, up: 0, down: 0 },
    };
    const all = { rows: 0, up: 0, down: 0 };
    let correct = 0;
    for (const [place, count] of moves.entries()) {
      const { before } = readMove(place);
      const flip = flipOf(place, id);
      for (const flips of [all, buckets[before]]) {
        flips.rows += count;
        if (flip !== 'none') flips[flip] += count;
      }
      if (passesIn(before, id)) correct += count;
    }
    return {
      scorer: id,
      ...all,
      before: describeShare(correct, all.rows),
      after: describeShare(correct + all.up - all.down, all.rows),
      buckets,
    };
  });
}

function describeShare(correct: number, rows: number): Shift['before'] {
  return { correct, percent: accuracy(correct, rows), interval: wilsonInterval(correct, rows) };
}
