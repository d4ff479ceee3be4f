import { finalRating, HIGHEST_RATING, RATING_PARTS } from './final-rating.ts';
import type { RagOptions, RagRows } from './rag-rows.ts';
import type { RatingParts } from './rag.ts';
import { ratingPartsOf } from './rating-parts.ts';

/** What the mean rating of all rows would gain if one part were full wherever it is known. */
export interface Mover {
  part: keyof RatingParts;
  /** Only in the rows of this domain; undefined: in all rows. */
  domain: string | undefined;
  /** In points of the rating, from 0 to 10. */
  gain: number;
  /** Rows in which the part is known and not full. */
  rows: number;
}

/** What would move the mean rating most: each part in all rows, and in each domain, the largest gain first; nothing that would not move it. */
export function findMovers(
  rows: RagRows,
  { threshold, weights }: Pick<RagOptions, 'threshold' | 'weights'>,
): { overall: Mover[]; byDomain: Mover[] } {
  const { figures, domains } = rows;
  const cells = RATING_PARTS.map(() => domains.map(() => ({ gain: 0, rows: 0 })));
  let rated = 0;
  for (let row = 0; row < figures.rows; row++) {
    const parts = ratingPartsOf(figures, row, rows.factualOf(row), threshold);
    if (finalRating(parts, weights) === undefined) continue;
    rated++;
    const weight = RATING_PARTS.reduce(
      (sum, part) => sum + (parts[part] === undefined ? 0 : weights[part]),
      0,
    );
    for (const [place, part] of RATING_PARTS.entries()) {
      const missing = 1 - (parts[part] ?? 1);
      const cell = cells[place]?.[rows.domainOf(row)];
      if (!cell || missing === 0) continue;
      cell.gain += (HIGHEST_RATING * weights[part] * missing) / weight;
      cell.rows++;
    }
  }
  const byDomain = RATING_PARTS.flatMap((part, place) =>
    domains.map((domain, at) => ({ part, domain, ...averageOf([cells[place]?.[at]], rated) })),
  );
  const overall = RATING_PARTS.map((part, place) => ({
    part,
    domain: undefined,
    ...averageOf(cells[place] ?? [], rated),
  }));
  return { overall: sortMovers(overall), byDomain: sortMovers(byDomain) };
}

function averageOf(
  cells: readonly ({ gain: number; rows: number } | undefined)[],
  rated: number,
): { gain: number; rows: number } {
  let gain = 0;
  let rows = 0;
  for (const cell of cells) {
    gain += cell?.gain ?? 0;
    rows += cell?.rows ?? 0;
  }
  return { gain: rated === 0 ? 0 : gain / rated, rows };
}

function sortMovers(movers: Mover[]): Mover[] {
  return movers.filter(({ gain }) => gain > 0).sort((a, b) => b.gain - a.gain);
}
