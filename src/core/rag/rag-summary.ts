import { countUp } from '../count-up.ts';
import { bootstrapMeans } from '../stats/bootstrap.ts';
import type { Mean } from '../stats/bootstrap.ts';
import { SHARES } from './rag-figures.ts';
import type { RagFigures, ShareColumn } from './rag-figures.ts';
import { rowsByDomain } from './rag-rows.ts';
import type { RagOptions, RagRows, Rest } from './rag-rows.ts';
import { summariseLengths } from './summarise-lengths.ts';
import type { LengthSummary } from './summarise-lengths.ts';
import { summariseRatings } from './summarise-ratings.ts';
import type { RatingSummary } from './summarise-ratings.ts';
import { countSources } from './count-sources.ts';
import type { SourceCounts } from './count-sources.ts';

/** Figures of some rows. Whatever is a mean says over how many rows; the states say why others are left out. */
export interface RagPart {
  rows: number;
  sources: SourceCounts;
  /** Means over the rows that have a source return; undefined where none has. */
  shares: Record<ShareColumn, Mean | undefined>;
  lengths: LengthSummary;
  ratings: RatingSummary;
}

export interface RagSummary {
  combined: RagPart;
  domains: { domain: string; part: RagPart }[];
}

/**
 * The figures of all rows, and of those of each domain, in order of first appearance. Rests between two means.
 * From a summary of the same figures by the same seed it takes over what neither threshold nor weights change.
 */
export async function summariseRag(
  rows: RagRows,
  options: RagOptions,
  rest: Rest,
  known?: RagSummary,
): Promise<RagSummary> {
  const all = countUp(rows.figures.rows);
  const combined = await summarisePart(rows, all, options, rest, known?.combined);
  const domains: RagSummary['domains'] = [];
  for (const [place, part] of rowsByDomain(rows).entries())
    domains.push({
      domain: rows.domains[place] ?? '',
      part: await summarisePart(rows, part, options, rest, known?.domains[place]?.part),
    });
  return { combined, domains };
}

async function summarisePart(
  rows: RagRows,
  places: Uint32Array,
  options: RagOptions,
  rest: Rest,
  known: RagPart | undefined,
): Promise<RagPart> {
  const { figures } = rows;
  const { sources, shares } = known ?? (await summariseSources(figures, places, options, rest));
  const lengths = summariseLengths(figures, places, options);
  await rest();
  const ratings = summariseRatings(rows, places, options);
  await rest();
  return { rows: places.length, sources, shares, lengths, ratings };
}

async function summariseSources(
  figures: RagFigures,
  places: Uint32Array,
  { seed }: RagOptions,
  rest: Rest,
): Promise<Pick<RagPart, 'sources' | 'shares'>> {
  const scored = places.filter((row) => figures.shareOf(row, 'multiSource') !== undefined);
  const columns = SHARES.map((share) =>
    Float64Array.from(scored, (row) => figures.shares[share][row] ?? NaN),
  );
  await rest();
  const means = bootstrapMeans(columns, seed);
  const meanOf = (share: ShareColumn) => means?.[SHARES.indexOf(share)];
  await rest();
  return {
    sources: countSources(figures, places),
    shares: {
      multiSource: meanOf('multiSource'),
      baseline: meanOf('baseline'),
      recall: meanOf('recall'),
      precision: meanOf('precision'),
      coverage: meanOf('coverage'),
    },
  };
}
