import type { RowScore } from './model.ts';
import { scoreRow } from './scorers/score-row.ts';
import { stripWhiteSpace } from './text/white-space.ts';

/** How a cell holds several golden answers: as a JSON list of texts, or with this text between them. */
export type GoldenForm = 'json' | { delimiter: string };

/**
 * The golden answers in a cell, at least one, none twice, in order; undefined where the cell is not a JSON list
 * of texts and numbers, though it should be. Texts of a list are taken verbatim, those between delimiters
 * without white space at their ends. Empty ones are left out beside others: each would pass every row.
 */
export function splitGolden(cell: string, form: GoldenForm): string[] | undefined {
  const found = form === 'json' ? readList(cell) : cell.split(form.delimiter).map(stripWhiteSpace);
  if (!found) return undefined;
  const answers = [...new Set(found)].filter((answer) => answer !== '');
  return answers.length === 0 ? [''] : answers;
}

function readList(cell: string): string[] | undefined {
  try {
    const list: unknown = JSON.parse(cell);
    if (!Array.isArray(list)) return undefined;
    const answers = list.filter((one) => typeof one === 'string' || typeof one === 'number');
    return answers.length === list.length ? answers.map(String) : undefined;
  } catch {
    return undefined;
  }
}

/** Verdicts on a row with several golden answers. */
export interface AnyScore {
  /** A scorer passes the row where it passes any of them. The words counted are those of the best. */
  score: RowScore;
  /** The place of the first golden answer that passes, for each scorer; undefined where none does. */
  passedBy: { exact: number | undefined; overlap: number | undefined };
  /**
   * The one to read the row against, with the verdicts by it alone: it passes most scorers, or else has the
   * largest share of its words there.
   */
  best: { place: number; score: RowScore };
}

/**
 * A row's verdicts where any of several golden answers will do; with one of them those of `score`. Where the
 * response is blank none passes. Throws RangeError for no golden answer.
 */
export function scoreAny(
  goldens: readonly string[],
  response: string,
  score: (golden: string, response: string) => RowScore = scoreRow,
): AnyScore {
  const [first] = goldens;
  if (first !== undefined && goldens.length === 1) return anyOfOne(score(first, response));
  const scores = goldens.map((golden) => score(golden, response));
  const place = findBest(scores);
  const own = scores[place];
  if (!own) throw new RangeError('A row has at least one golden answer.');
  const [exact, overlap] = [findPassing(scores, 'exact'), findPassing(scores, 'overlap')];
  return {
    score: { ...own, exact: exact !== undefined, overlap: overlap !== undefined },
    passedBy: { exact, overlap },
    best: { place, score: own },
  };
}

/** The same without looking, since most files have one golden answer a row. */
function anyOfOne(score: RowScore): AnyScore {
  const passedBy = { exact: score.exact ? 0 : undefined, overlap: score.overlap ? 0 : undefined };
  return { score, passedBy, best: { place: 0, score } };
}

function findPassing(scores: readonly RowScore[], scorer: 'exact' | 'overlap'): number | undefined {
  const place = scores.findIndex((score) => score[scorer]);
  return place === -1 ? undefined : place;
}

/** Of several that are alike the first. */
function findBest(scores: readonly RowScore[]): number {
  const values = scores.map(
    ({ exact, overlap, matchingWords, totalWords }) =>
      2 * (Number(exact) + Number(overlap)) + (totalWords === 0 ? 0 : matchingWords / totalWords),
  );
  return values.indexOf(Math.max(...values));
}
