import type { JudgeState } from '../core/judge/judgement.ts';
import { emptyJudgeTally, judgedShare, type JudgeTally } from '../core/judge/tally.ts';
import { BUCKETS, type Bucket } from '../core/model.ts';
import { estimateReview } from '../core/review/review-estimate.ts';
import type { JudgeReport } from './judge-types.ts';
import { chooseJudgeRows, isDrawnFromAll } from './choose-judge-rows.ts';
import { judgementOf, type JudgedRows } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Signal } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';

/** What the judge's verdicts say of the rows in scope and, where those were drawn from all, of all. */
export async function reportJudge(
  loaded: LoadedRun,
  prepared: PreparedRows,
  judged: JudgedRows,
  signal: Signal,
): Promise<JudgeReport> {
  const { run, table } = loaded;
  const isDrawn = isDrawnFromAll(judged.scope);
  // Of equal rows one may be drawn and another not. A filter may find other rows by now: keys stay.
  const rows = await chooseJudgeRows(
    loaded,
    prepared,
    isDrawn ? judged.scope : { kind: 'keys', keys: [...judged.keys] },
    signal,
  );
  const all = emptyJudgeTally();
  const domains = run.domains.map(({ domain }) => ({ domain, tally: emptyJudgeTally() }));
  const buckets = BUCKETS.map(emptyJudgeTally);
  for (const row of rows) {
    const state = stateOf(loaded, row);
    for (const tally of [all, domains[table.domain(row)]?.tally, buckets[table.bucket(row)]])
      if (tally) tally[state]++;
  }
  const byBucket = countBuckets(loaded, buckets);
  return {
    run: run.key,
    by: judged.by,
    rows: table.rows,
    inScope: rows.length,
    tally: all,
    combined: judgedShare(all),
    domains: domains
      .filter(({ tally }) => Object.values(tally).some((count) => count > 0))
      .map(({ domain, tally }) => ({ domain, tally, share: judgedShare(tally) })),
    byBucket,
    estimate: isDrawn ? estimateAll(byBucket) : undefined,
  };
}

function stateOf(loaded: LoadedRun, row: number): JudgeState {
  const judgement = judgementOf(loaded, row);
  return judgement === undefined || judgement === 'waiting' ? 'waiting' : judgement.state;
}

function countBuckets({ run }: LoadedRun, tallies: JudgeTally[]): JudgeReport['byBucket'] {
  const of = (bucket: Bucket) => {
    const tally = tallies[BUCKETS.indexOf(bucket)] ?? emptyJudgeTally();
    const { judged, correct } = judgedShare(tally);
    return { rows: run.tally.buckets[bucket], judged, correct };
  };
  return {
    both_pass: of('both_pass'),
    exact_only: of('exact_only'),
    overlap_only: of('overlap_only'),
    both_fail: of('both_fail'),
  };
}

/** Rows without a verdict are as rows that were not drawn: nothing is assumed of them. */
function estimateAll(byBucket: JudgeReport['byBucket']): JudgeReport['estimate'] {
  return estimateReview(
    BUCKETS.map((bucket) => {
      const { rows, judged, correct } = byBucket[bucket];
      return { rows, correct, incorrect: judged - correct, unsure: 0 };
    }),
  );
}
