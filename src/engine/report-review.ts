import { BUCKETS } from '../core/model.ts';
import { listReadingsLeft } from '../core/review/readings-left.ts';
import { estimateReview } from '../core/review/review-estimate.ts';
import { STRATA } from '../core/review/strata.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import type { ReviewReport, StratumReport } from './review-types.ts';
import { countDraw, type DrawCounts } from './count-draw.ts';
import type { DecisionBook } from './decision-book.ts';
import { listProposals } from './list-proposals.ts';
import { hasJudge } from './judged-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { Draw } from './open-draw.ts';
import { type Rest, visitRows } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';
import { reportDomains } from './report-domains.ts';
import { hasChoice } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';
import { traceReview } from './trace-review.ts';

/** How narrow an interval may be wanted, as fractions. */
const HALF_WIDTHS = [0.05, 0.03, 0.02];

/** What the decisions on a run's rows say of its accuracy, found in slices. */
export async function reportReview(
  loaded: LoadedRun,
  prepared: PreparedRows,
  draw: Draw,
  book: DecisionBook,
  rest: Rest,
): Promise<ReviewReport> {
  const { run } = loaded;
  const counts = countDraw(draw, prepared.marks);
  const filled = [...STRATA.keys()].filter((place) => draw.parts[place]?.length);
  const strata = filled.flatMap((place) => counts.strata[place] ?? []);
  await rest();
  const decided = await countDecided(loaded, prepared, draw, rest);
  const drawn = counts.drawn.reduce((sum, rows) => sum + rows, 0);
  return {
    run: run.key,
    seed: draw.seed,
    rows: run.tally.rows,
    bracket: await readBracket(loaded, rest),
    strata: filled.map((place) => describeStratum(place, counts, decided.byStratum)),
    estimate: estimateReview(strata),
    decided: decided.all,
    drawn,
    outside: decided.all.rows - drawn,
    history: await traceReview(draw, counts, prepared.marks, rest),
    left: listReadingsLeft(strata, HALF_WIDTHS),
    domains: await reportDomains(loaded, draw, counts, filled, rest),
    reviewedByBucket: decided.byBucket,
    ...(await reportProposals(loaded, prepared, book, rest)),
  };
}

async function readBracket(loaded: LoadedRun, rest: Rest): Promise<ReviewReport['bracket']> {
  const { run, table } = loaded;
  const { rows, exact, overlap, buckets } = run.tally;
  const either = rows - buckets.both_fail;
  const bracket = { bothPass: buckets.both_pass, exact, overlap, either };
  if (!hasJudge(loaded)) return { ...bracket, judge: undefined };
  const judge = { correct: 0, judged: 0 };
  await visitRows(rows, rest, (row) => {
    const verdict = JUDGE_VERDICTS[table.judge(row)];
    if (verdict) judge.judged++;
    if (verdict === 'correct') judge.correct++;
  });
  return { ...bracket, judge };
}

async function countDecided({ table }: LoadedRun, { marks }: PreparedRows, draw: Draw, rest: Rest) {
  const all = { rows: 0, correct: 0, incorrect: 0, unsure: 0, goldenWrong: 0 };
  const byStratum = STRATA.map(() => 0);
  const byBucket: ReviewReport['reviewedByBucket'] = {
    both_pass: { decided: 0, correct: 0 },
    exact_only: { decided: 0, correct: 0 },
    overlap_only: { decided: 0, correct: 0 },
    both_fail: { decided: 0, correct: 0 },
  };
  await visitRows(table.rows, rest, (row) => {
    const choices = marks.choices[row] ?? 0;
    if (hasChoice(choices, 'golden_wrong')) all.goldenWrong++;
    if (hasChoice(choices, 'none')) return;
    const inBucket = byBucket[BUCKETS[table.bucket(row)] ?? 'both_fail'];
    const stratum = draw.strata[row] ?? 0;
    all.rows++;
    inBucket.decided++;
    byStratum[stratum] = (byStratum[stratum] ?? 0) + 1;
    if (hasChoice(choices, 'incorrect')) all.incorrect++;
    if (hasChoice(choices, 'unsure')) all.unsure++;
    if (!hasChoice(choices, 'correct')) return;
    all.correct++;
    inBucket.correct++;
  });
  return { all, byStratum, byBucket };
}

function describeStratum(
  place: number,
  { strata, drawn }: DrawCounts,
  decided: readonly number[],
): StratumReport {
  const { rows, correct, incorrect, unsure } = strata[place] ?? NO_ROWS;
  const outside = (decided[place] ?? 0) - (drawn[place] ?? 0);
  return { stratum: STRATA[place]?.id ?? '', rows, correct, incorrect, unsure, outside };
}

const NO_ROWS = { rows: 0, correct: 0, incorrect: 0, unsure: 0 };

/** What both scorers would count with every proposed answer in place of a row's own. */
async function reportProposals(
  loaded: LoadedRun,
  prepared: PreparedRows,
  book: DecisionBook,
  rest: Rest,
) {
  const { table, run } = loaded;
  const proposals = await listProposals(loaded, prepared, book, rest);
  if (proposals.length === 0) return { proposals: 0, accuracyIfAccepted: undefined };
  const accepted = { rows: run.tally.rows, exact: run.tally.exact, overlap: run.tally.overlap };
  for (const { row, answer } of proposals) {
    const before = table.score(row);
    const after = scoreRow(answer, textOf(loaded, row, 'response'));
    accepted.exact += Number(after.exact) - Number(before.exact);
    accepted.overlap += Number(after.overlap) - Number(before.overlap);
    await rest();
  }
  return { proposals: proposals.length, accuracyIfAccepted: accepted };
}
