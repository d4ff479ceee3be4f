import { bucketOf, creditOf } from '../core/buckets.ts';
import { BUCKETS, CREDITS } from '../core/model.ts';
import type { Decision } from '../core/review/decision.ts';
import { drawOrder, splitOrder } from '../core/review/draw-order.ts';
import { STRATA, stratumOf } from '../core/review/strata.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import type { DecisionBook } from './decision-book.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { PreparedRows } from './prepare-run.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** A run's rows in the order in which one seed draws them. */
export interface Draw {
  seed: number;
  /** All rows. */
  order: Uint32Array;
  /** Place of each row's stratum in `STRATA`. */
  strata: Uint8Array;
  /** The rows of each stratum, in order. */
  parts: Uint32Array[];
  /** Place of each row in its part. */
  places: Uint32Array;
  /** 1 for a row that was decided because its stratum's order had reached it. */
  marked: Uint8Array;
}

/** The draw of a seed, which is kept until another is asked for. */
export function openDraw(
  loaded: LoadedRun,
  prepared: PreparedRows,
  seed: number,
  book: DecisionBook,
): Draw {
  if (loaded.draw?.seed === seed) return loaded.draw;
  const { keys } = prepared;
  const { rows } = loaded.table;
  const order = orderRows(loaded, prepared, seed);
  const strata = findStrata(loaded);
  const parts = splitOrder(order, (row) => strata[row] ?? 0, STRATA.length);
  const places = new Uint32Array(rows);
  for (const part of parts) part.forEach((row, place) => (places[row] = place));
  const draw = { seed, order, strata, parts, places, marked: new Uint8Array(rows) };
  for (const [key, decisions] of book.entries()) markDrawn(draw, keys.rowsOf(key), decisions);
  loaded.draw = draw;
  return draw;
}

/** All rows in the order of a seed, which is kept until another is asked for. */
export function orderRows(loaded: LoadedRun, { keys }: PreparedRows, seed: number): Uint32Array {
  // It takes a while on a large file, and outlasts what else changes.
  if (loaded.order?.seed !== seed) loaded.order = { seed, rows: drawOrder(keys, seed) };
  return loaded.order.rows;
}

/**
 * By the scores of the file's own golden answers, whatever patch or further answers are on: answers are proposed for rows that were read,
 * and those would all stand first in the strata that they moved to.
 */
function findStrata(loaded: LoadedRun): Uint8Array {
  const { table, patch, goldens } = loaded;
  const known: number[] = [];
  for (const [bucket, name] of BUCKETS.entries())
    for (const [credit, share] of CREDITS.entries())
      for (const [judge, verdict] of JUDGE_VERDICTS.entries())
        known[placeOf(bucket, credit, judge)] = stratumOf(name, share, verdict);
  const strata = new Uint8Array(table.rows).map(
    (_, row) => known[placeOf(table.bucket(row), table.credit(row), table.judge(row))] ?? 0,
  );
  const rescored = goldens ? strata.keys() : (patch?.answers.keys() ?? []);
  for (const row of rescored) {
    const score = scoreRow(textOf(loaded, row, 'golden'), textOf(loaded, row, 'response'));
    const credit = creditOf(score.matchingWords, score.totalWords);
    const judge = JUDGE_VERDICTS[table.judge(row)];
    strata[row] = stratumOf(bucketOf(score.exact, score.overlap), credit, judge);
  }
  return strata;
}

function placeOf(bucket: number, credit: number, judge: number): number {
  return (bucket * CREDITS.length + credit) * JUDGE_VERDICTS.length + judge;
}

/**
 * Marks the rows of one key where one of its decisions was drawn with this seed: of several in one stratum the
 * first, which the order reaches first.
 */
export function markDrawn(draw: Draw, rows: number[], decisions: readonly Decision[]): void {
  const isDrawn = decisions.some(
    (decision) => decision.draw !== undefined && decision.seed === draw.seed,
  );
  const firsts = new Map<number, number>();
  for (const row of rows) {
    draw.marked[row] = 0;
    const stratum = draw.strata[row] ?? 0;
    const first = firsts.get(stratum) ?? row;
    const isEarlier = (draw.places[row] ?? 0) < (draw.places[first] ?? 0);
    firsts.set(stratum, isEarlier ? row : first);
  }
  if (isDrawn) for (const first of firsts.values()) draw.marked[first] = 1;
}
