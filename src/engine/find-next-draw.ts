import { readStratum } from '../core/review/review-estimate.ts';
import { STRATA } from '../core/review/strata.ts';
import { chooseStratum } from '../core/stats/next-stratum.ts';
import type { DrawnRow } from './review-types.ts';
import { countDraw } from './count-draw.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Draw } from './open-draw.ts';
import type { PreparedRows } from './prepare-run.ts';

/** The row to read next; undefined when all are read. Rows with the keys of `exclude` count as being read. */
export function findNextDraw(
  { run }: LoadedRun,
  { keys, marks }: PreparedRows,
  draw: Draw,
  exclude: readonly string[],
): DrawnRow | undefined {
  const { strata, verdictOf } = countDraw(draw, marks);
  const inReading = new Set(exclude.flatMap((key) => keys.rowsOf(key)));
  for (const row of inReading) if (verdictOf(row)) inReading.delete(row);
  const next = draw.parts.map((part) =>
    part.findIndex((row) => !verdictOf(row) && !inReading.has(row)),
  );
  const read = strata.map((count, place) => {
    const { rows, read: before, correct } = readStratum(count, 0.5);
    if (next[place] === -1) return { rows, read: rows, correct };
    const reading = [...inReading].filter((row) => draw.strata[row] === place).length;
    return { rows, read: before + reading, correct: correct + reading / 2 };
  });
  const stratum = chooseStratum(read);
  if (stratum === undefined) return undefined;
  const place = next[stratum] ?? -1;
  const row = draw.parts[stratum]?.[place];
  if (row === undefined) return undefined;
  const id = { run: run.key, row };
  return { id, key: keys.keyOf(row), stratum: STRATA[stratum]?.id ?? '', draw: place };
}
