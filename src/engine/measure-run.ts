import { BUCKETS } from '../core/model.ts';
import type { StratumCount } from '../core/review/drawn-counts.ts';
import { estimateReview, type ReviewEstimate } from '../core/review/review-estimate.ts';
import type { Measure } from '../core/runs/measures.ts';
import { gatherShares, type Share, shareOf } from '../core/runs/share.ts';
import { CORRECT, INCORRECT, UNSCORED } from '../core/runs/verdicts.ts';
import type { MeasuredRun } from './compare-types.ts';
import { isDrawnFromAll } from './choose-judge-rows.ts';
import { countDraw } from './count-draw.ts';
import type { DecisionBook } from './decision-book.ts';
import { hasJudge } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { listVerdicts } from './measure-verdicts.ts';
import { openDraw } from './open-draw.ts';
import type { Rest } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';
import { reportDomains } from './report-domains.ts';

/** What is needed to measure a run. */
export interface Measuring {
  loaded: LoadedRun;
  prepared: PreparedRows;
  book: DecisionBook;
  /** Of the sampled review. */
  seed: number;
  /** Names of the domains to report. */
  domains: readonly string[];
  rest: Rest;
}

/**
 * A run by a measure; undefined where nothing was judged or reviewed. Where every row has a verdict the share is over
 * all rows. Otherwise it is estimated, a row for as many as were not drawn; and where judged rows were not drawn from
 * all, it is over them alone.
 */
export async function measureRun(
  measure: Measure,
  measuring: Measuring,
): Promise<MeasuredRun | undefined> {
  const { loaded } = measuring;
  if (measure === 'judge' && !hasJudge(loaded)) return undefined;
  const counts = countCells(loaded, listVerdicts(loaded, measure));
  const scored = sumOf(counts.flat(), ({ correct, incorrect }) => correct + incorrect);
  if (scored === 0) return undefined;
  if (scored === loaded.table.rows)
    return { ...shareCells(measuring, counts), basis: 'all', scored };
  if (measure === 'review') return estimateReviewed(measuring, scored);
  const { judged } = loaded;
  if (judged && isDrawnFromAll(judged.scope))
    return { shares: estimateCells(measuring, counts), basis: 'estimate', scored };
  return { ...shareCells(measuring, counts), basis: 'judged', scored };
}

/** Verdicts by domain and bucket. */
function countCells({ run, table }: LoadedRun, verdicts: Uint8Array): StratumCount[][] {
  const counts = new Uint32Array(run.domains.length * BUCKETS.length * VERDICTS);
  for (let row = 0; row < verdicts.length; row++) {
    const cell = table.domain(row) * BUCKETS.length + table.bucket(row);
    const at = cell * VERDICTS + (verdicts[row] ?? UNSCORED);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return run.domains.map((_, domain) =>
    BUCKETS.map((__, bucket) => readCell(counts, (domain * BUCKETS.length + bucket) * VERDICTS)),
  );
}

/** What a verdict can be: correct, incorrect or none. */
const VERDICTS = 3;

function readCell(counts: Uint32Array, at: number): StratumCount {
  const correct = counts[at + CORRECT] ?? 0;
  const incorrect = counts[at + INCORRECT] ?? 0;
  const rows = correct + incorrect + (counts[at + UNSCORED] ?? 0);
  return { rows, correct, incorrect, unsure: 0 };
}

function shareCells(measuring: Measuring, cells: StratumCount[][]): Pick<MeasuredRun, 'shares'> {
  const shares = gatherShares(
    shareOfCells(cells.flat()),
    byName(measuring, (place) => shareOfCells(cells[place] ?? [])),
  );
  return { shares };
}

function shareOfCells(counts: readonly StratumCount[]): Share | undefined {
  return shareOf(
    sumOf(counts, ({ correct }) => correct),
    sumOf(counts, ({ correct, incorrect }) => correct + incorrect),
  );
}

/** By buckets, as the judge's rows are drawn. */
function estimateCells(measuring: Measuring, cells: StratumCount[][]): MeasuredRun['shares'] {
  const all = BUCKETS.map((_, bucket) =>
    addCounts(cells.flatMap((counts) => counts[bucket] ?? [])),
  );
  return gatherShares(
    toShare(estimateReview(all), measuring.loaded.table.rows),
    byName(measuring, (place) => {
      const counts = cells[place] ?? [];
      return shareOfDomain(
        estimateReview(counts),
        sumOf(counts, ({ rows }) => rows),
      );
    }),
  );
}

function addCounts(counts: readonly StratumCount[]): StratumCount {
  return {
    rows: sumOf(counts, ({ rows }) => rows),
    correct: sumOf(counts, ({ correct }) => correct),
    incorrect: sumOf(counts, ({ incorrect }) => incorrect),
    unsure: 0,
  };
}

/** By the strata of the sampled review: undefined until a row of it is decided. */
async function estimateReviewed(
  measuring: Measuring,
  scored: number,
): Promise<MeasuredRun | undefined> {
  const { loaded, prepared, book, seed, rest } = measuring;
  const draw = openDraw(loaded, prepared, seed, book);
  await rest();
  const counts = countDraw(draw, prepared.marks);
  if (counts.drawn.every((rows) => rows === 0)) return undefined;
  const filled = [...draw.parts.keys()].filter((place) => draw.parts[place]?.length);
  const strata = filled.flatMap((place) => counts.strata[place] ?? []);
  const domains = await reportDomains(loaded, draw, counts, filled, rest);
  const shares = gatherShares(
    toShare(estimateReview(strata), loaded.table.rows),
    byName(measuring, (place) =>
      shareOfDomain(domains[place]?.estimate, domains[place]?.rows ?? 0),
    ),
  );
  return { shares, basis: 'estimate', scored };
}

/** Rows that the reviewer is not sure of widen the interval; the point takes them as incorrect and as correct, halved. */
function toShare(estimate: ReviewEstimate | undefined, rows: number): Share | undefined {
  if (!estimate) return undefined;
  const { unsureWrong, unsureRight, interval } = estimate;
  return { percent: 50 * (unsureWrong.point + unsureRight.point), interval, rows };
}

/** Where a part of a domain was not read at all, its share is anybody's guess. */
function shareOfDomain(estimate: ReviewEstimate | undefined, rows: number): Share | undefined {
  return estimate?.unread.length === 0 ? toShare(estimate, rows) : undefined;
}

function byName(
  { loaded, domains }: Measuring,
  shareAt: (place: number) => Share | undefined,
): (Share | undefined)[] {
  const places = new Map(loaded.run.domains.map(({ domain }, place) => [domain, place]));
  return domains.map((domain) => {
    const place = places.get(domain);
    return place === undefined ? undefined : shareAt(place);
  });
}

function sumOf<T>(list: readonly T[], valueOf: (one: T) => number): number {
  return list.reduce((sum, one) => sum + valueOf(one), 0);
}
