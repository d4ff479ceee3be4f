import { BUCKET_LABELS } from '../core/buckets.ts';
import { countOf, formatCount, formatInterval, formatPercent } from '../core/format.ts';
import { BUCKETS } from '../core/model.ts';
import { SCORERS } from '../core/scorers/scorers.ts';
import { type RelaxationId, RELAXATIONS } from '../core/what-if/relaxations.ts';
import { emptyMoves, type Moves, readMoves, type Shift } from '../core/what-if/tally.ts';
import { writeTable } from '../core/write-table.ts';
import { alignTable } from './align-table.ts';
import type { WhatIfMoves } from './score-variants.ts';

const HEADINGS = ['What if', ...SCORERS.flatMap(({ name }) => [name, 'Up', 'Down'])];

/** The what-ifs as a table for a terminal; empty where there are none. */
export function whatIfText(whatIfs: readonly WhatIfMoves[]): string {
  if (whatIfs.length === 0) return '';
  return `${alignTable([HEADINGS, ...tableRows(whatIfs)])}\n${describeWhatIfs(whatIfs)}\n`;
}

/** The same as Markdown. */
export function whatIfMarkdown(whatIfs: readonly WhatIfMoves[]): string {
  if (whatIfs.length === 0) return '';
  return writeTable(HEADINGS, tableRows(whatIfs), describeWhatIfs(whatIfs)).markdown;
}

/** First the verdicts to the letter, then each what-if, and under it the buckets whose rows flip. */
function tableRows(whatIfs: readonly WhatIfMoves[]): string[][] {
  const letter = readMoves(whatIfs[0]?.moves ?? emptyMoves());
  const first = ['To the letter', ...letter.flatMap(({ before }) => [shareCell(before), '', ''])];
  const rows = whatIfs.flatMap(({ ids, moves }) => {
    const shifts = readMoves(moves);
    const cells = shifts.flatMap(({ after, up, down }) => [
      shareCell(after),
      formatCount(up),
      formatCount(down),
    ]);
    return [[nameOf(ids, whatIfs), ...cells], ...bucketRows(shifts)];
  });
  return [first, ...rows];
}

/** Their ids, unless they are many and those of all other lines. */
function nameOf(ids: readonly RelaxationId[], whatIfs: readonly WhatIfMoves[]): string {
  const isAll = whatIfs.every((other) => other.ids.every((id) => ids.includes(id)));
  return isAll && ids.length > 3 ? 'all of these together' : ids.join(' + ');
}

function bucketRows(shifts: readonly Shift[]): string[][] {
  return BUCKETS.flatMap((bucket) => {
    const flips = shifts.map(({ buckets }) => buckets[bucket]);
    if (flips.every(({ up, down }) => up + down === 0)) return [];
    const name = `  of ${BUCKET_LABELS[bucket].name.toLowerCase()} (${countOf(flips[0]?.rows ?? 0, 'row')})`;
    return [[name, ...flips.flatMap(({ up, down }) => ['', formatCount(up), formatCount(down)])]];
  });
}

function shareCell({ percent, interval }: Shift['before']): string {
  if (percent === undefined || !interval) return 'no rows';
  return `${formatPercent(percent)} (${formatInterval(interval)})`;
}

function describeWhatIfs(whatIfs: readonly WhatIfMoves[]): string {
  const used = RELAXATIONS.filter(({ id }) => whatIfs.some(({ ids }) => ids.includes(id)));
  const meanings = used.map(({ id, sentence }) => `${id}: ${sentence}`);
  const rows = readMoves(whatIfs[0]?.moves ?? emptyMoves())[0]?.rows ?? 0;
  return `What would change, over ${countOf(rows, 'row')}; the scores above stay as defined. Up: from incorrect to correct; down: from correct to incorrect. Under a line, the buckets to the letter whose rows flip. Wilson 95% intervals. ${meanings.join(' ')}`;
}

/** The what-ifs as plain data; percentages and their bounds run from 0 to 100, null where there are no rows. */
export function whatIfJson(whatIfs: readonly WhatIfMoves[]) {
  return whatIfs.map(({ ids, moves }) => {
    const shifts = readMoves(moves);
    return {
      relaxations: ids,
      rows: shifts[0]?.rows ?? 0,
      moves: movesJson(moves),
      ...Object.fromEntries(
        SCORERS.map(({ column }, place) => [column, describeShift(shifts[place])] as const),
      ),
    };
  });
}

/** Rows by the bucket in which they are to the letter, then by that in which they would be. */
function movesJson(moves: Moves) {
  const size = BUCKETS.length;
  return Object.fromEntries(
    BUCKETS.map((before, row) => [
      before,
      Object.fromEntries(BUCKETS.map((after, at) => [after, moves[row * size + at] ?? 0])),
    ]),
  );
}

function describeShift(shift: Shift | undefined) {
  if (!shift) return null;
  const { before, after, up, down, buckets } = shift;
  return {
    flipped_up: up,
    flipped_down: down,
    before: describeShare(before),
    after: describeShare(after),
    buckets: Object.fromEntries(
      BUCKETS.map((bucket) => {
        const flips = buckets[bucket];
        return [bucket, { rows: flips.rows, flipped_up: flips.up, flipped_down: flips.down }];
      }),
    ),
  };
}

function describeShare({ correct, percent, interval }: Shift['before']) {
  return {
    correct,
    percent: percent ?? null,
    wilson_95: interval ? [100 * interval.low, 100 * interval.high] : null,
  };
}
