import { BUCKETS, type Bucket } from '../core/model.ts';
import { isTypographicBits } from '../core/reasons.ts';
import type { ReasonId } from '../core/reasons/reason.ts';
import { REASONS } from '../core/reasons/reason-kinds.ts';
import { readVerdict } from '../core/review/decision.ts';
import type { Prepared } from './run-types.ts';
import { addBits, addOne, recordCounts } from './count-choices.ts';
import { hasJudge } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { PreparedRows } from './prepare-run.ts';
import { JUDGE_VERDICTS } from './table.ts';

export const REASON_IDS: readonly ReasonId[] = REASONS.map(({ id }) => id);

/** How many rows of a prepared run have what. */
export function countPrepared(loaded: LoadedRun, { reasons }: PreparedRows): Prepared {
  const { table } = loaded;
  const byBucket = BUCKETS.map(() => new Uint32Array(REASONS.length));
  const all = new Uint32Array(REASONS.length);
  const judged = new Uint32Array(JUDGE_VERDICTS.length);
  let typographic = 0;
  for (let row = 0; row < table.rows; row++) {
    const bits = reasons[row] ?? 0;
    if (isTypographicBits(bits)) typographic++;
    addBits(all, bits);
    addBits(byBucket[table.bucket(row)] ?? all, bits);
    addOne(judged, table.judge(row));
  }
  const [none = 0, correct = 0, incorrect = 0] = judged;
  return {
    reasons: recordCounts(REASON_IDS, all),
    reasonsByBucket: listByBucket(byBucket),
    typographic,
    judge: hasJudge(loaded) ? { correct, incorrect, none } : undefined,
    humanVerdicts: countHumanVerdicts(loaded),
  };
}

/** Kinds without rows are left out. */
function listByBucket(byBucket: readonly Uint32Array[]): Prepared['reasonsByBucket'] {
  const found: Record<Bucket, Partial<Record<ReasonId, number>>> = {
    both_pass: {},
    exact_only: {},
    overlap_only: {},
    both_fail: {},
  };
  for (const [place, bucket] of BUCKETS.entries())
    for (const [kind, rows] of byBucket[place]?.entries() ?? []) {
      const id = REASON_IDS[kind];
      if (id && rows > 0) found[bucket][id] = rows;
    }
  return found;
}

function countHumanVerdicts({ table, run }: LoadedRun): Prepared['humanVerdicts'] {
  const column = run.mapping.human_verdict;
  if (column === undefined) return undefined;
  let rows = 0;
  for (let row = 0; row < table.rows; row++)
    if (readVerdict(table.cell(row, column)) !== undefined) rows++;
  return { column: run.columns[column] ?? '', rows };
}
