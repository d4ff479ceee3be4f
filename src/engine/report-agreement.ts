import { STRATA } from '../core/review/strata.ts';
import { findAgreement, tablePairs } from '../core/stats/agreement.ts';
import { cohenKappa } from '../core/stats/cohen-kappa.ts';
import { krippendorffAlpha } from '../core/stats/krippendorff-alpha.ts';
import type { AgreementPair, AgreementReport, Rater } from './review-types.ts';
import { countDraw } from './count-draw.ts';
import type { DecisionBook } from './decision-book.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Draw } from './open-draw.ts';
import { type Rest, visitRows } from './pace-work.ts';
import type { PreparedRows } from './prepare-run.ts';
import { CORRECT, INCORRECT, listRatings, NO_VERDICT, type Rating } from './list-ratings.ts';

const NOBODY =
  'No row that the draw has reached has a verdict of both, so there is nothing to compare.';
const NO_ROWS = 'No row has a verdict of both, so there is nothing to compare.';
const CONSTANT =
  'One of the two says the same of every row, so that chance alone would make them agree as often.';

/** How often any two of scorers, judge and reviewers say the same, and what chance would make of it; found in slices. */
export async function reportAgreement(
  loaded: LoadedRun,
  prepared: PreparedRows,
  draw: Draw,
  book: DecisionBook,
  rest: Rest,
): Promise<AgreementReport> {
  const ratings = await listRatings(loaded, prepared, book, rest);
  const { isDrawn } = countDraw(draw, prepared.marks);
  const drawn = draw.order.filter(isDrawn);
  const compare = (raters: Rating[]) => groupRows(raters, draw, drawn, rest);
  const pairs: AgreementPair[] = [];
  for (const [place, first] of ratings.entries())
    for (const second of ratings.slice(place + 1))
      pairs.push(describePair(first.rater, second.rater, await compare([first, second])));
  return {
    raters: ratings.map(({ rater }) => rater),
    pairs,
    alpha: await describeAlpha(ratings, compare),
  };
}

/** Rows on which raters say the same, by stratum where only drawn rows count. */
interface Compared {
  weighted: boolean;
  groups: { verdicts: number[]; weight: number; rows: number }[];
  uncovered: number;
}

/**
 * Rows grouped by what the raters say of them. Where a reviewer is among them only drawn rows count, those with a
 * verdict of two raters or more, each for as many as its stratum has rows for each of them.
 */
async function groupRows(
  raters: Rating[],
  draw: Draw,
  drawn: Uint32Array,
  rest: Rest,
): Promise<Compared> {
  const weighted = raters.some(({ isReview }) => isReview);
  const parts = STRATA.map(() => new Map<string, { verdicts: number[]; rows: number }>());
  const inPart = STRATA.map(() => 0);
  const compared = weighted ? drawn : draw.order;
  await visitRows(compared.length, rest, (place) => {
    const row = compared[place] ?? 0;
    const verdicts = raters.map(({ verdicts: given }) => given[row] ?? NO_VERDICT);
    if (verdicts.filter((verdict) => verdict !== NO_VERDICT).length < 2) return;
    const stratum = draw.strata[row] ?? 0;
    inPart[stratum] = (inPart[stratum] ?? 0) + 1;
    const name = verdicts.join('');
    const group = parts[stratum]?.get(name);
    if (group) group.rows++;
    else parts[stratum]?.set(name, { verdicts, rows: 1 });
  });
  const sizes = draw.parts.map(({ length }) => length);
  return {
    weighted,
    groups: parts.flatMap((groups, stratum) => {
      const weight = weighted ? (sizes[stratum] ?? 0) / (inPart[stratum] ?? 1) : 1;
      return Array.from(groups.values(), (group) => ({ ...group, weight }));
    }),
    uncovered: weighted
      ? sizes.reduce((sum, rows, stratum) => sum + (inPart[stratum] === 0 ? rows : 0), 0)
      : 0,
  };
}

function describePair(
  first: Rater,
  second: Rater,
  { weighted, groups, uncovered }: Compared,
): AgreementPair {
  const rowsWhere = (one: number, other: number): number =>
    groups
      .filter(({ verdicts }) => verdicts[0] === one && verdicts[1] === other)
      .reduce((sum, { rows }) => sum + rows, 0);
  const table = tablePairs(
    groups.map(({ verdicts, weight, rows }) => ({
      first: verdicts[0] === CORRECT,
      second: verdicts[1] === CORRECT,
      weight,
      rows,
    })),
  );
  const kappa = table && cohenKappa(table.shares, table.effectiveRows);
  return {
    first,
    second,
    rows: table?.rows ?? 0,
    weighted,
    counts: {
      bothCorrect: rowsWhere(CORRECT, CORRECT),
      firstOnly: rowsWhere(CORRECT, INCORRECT),
      secondOnly: rowsWhere(INCORRECT, CORRECT),
      bothIncorrect: rowsWhere(INCORRECT, INCORRECT),
    },
    uncovered,
    agreement: table && findAgreement(table),
    kappa,
    ...(!kappa && { why: table ? CONSTANT : weighted ? NOBODY : NO_ROWS }),
  };
}

/** `review` is left out: it is made of the reviewers. */
async function describeAlpha(
  ratings: Rating[],
  compare: (raters: Rating[]) => Promise<Compared>,
): Promise<AgreementReport['alpha']> {
  const raters = ratings.filter(({ rater }) => rater !== 'review');
  if (raters.length < 3) return undefined;
  const { groups, weighted } = await compare(raters);
  return {
    raters: raters.length,
    rows: groups.reduce((sum, { rows }) => sum + rows, 0),
    weighted,
    alpha: krippendorffAlpha(
      groups.map(({ verdicts, ...group }) => ({
        ...group,
        verdicts: verdicts.filter((verdict) => verdict !== NO_VERDICT).map(String),
      })),
    ),
  };
}
