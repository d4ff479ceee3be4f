import type { StratumCount } from '../core/review/drawn-counts.ts';
import { estimateReview } from '../core/review/review-estimate.ts';
import { STRATA } from '../core/review/strata.ts';
import type { ReviewReport } from './review-types.ts';
import type { DrawCounts } from './count-draw.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Draw } from './open-draw.ts';
import { type Rest, visitRows } from './pace-work.ts';

/**
 * The estimate by domain. Rows drawn at random from a stratum are a random draw from each domain's part of
 * it too, so that a domain's parts of all strata are strata of the domain.
 */
export async function reportDomains(
  { run, table }: LoadedRun,
  draw: Draw,
  { drawn, verdictOf }: DrawCounts,
  filled: readonly number[],
  rest: Rest,
): Promise<ReviewReport['domains']> {
  const rows = new Uint32Array(run.domains.length * STRATA.length);
  await visitRows(table.rows, rest, (row) => {
    const cell = table.domain(row) * STRATA.length + (draw.strata[row] ?? 0);
    rows[cell] = (rows[cell] ?? 0) + 1;
  });
  const byDomain = new Map<number, StratumCount[]>();
  const openDomain = (domain: number): StratumCount[] => {
    const known = byDomain.get(domain);
    if (known) return known;
    const counts = STRATA.map((_, stratum) => ({
      rows: rows[domain * STRATA.length + stratum] ?? 0,
      correct: 0,
      incorrect: 0,
      unsure: 0,
    }));
    byDomain.set(domain, counts);
    return counts;
  };
  for (const stratum of filled)
    await visitRows(drawn[stratum] ?? 0, rest, (place) => {
      const row = draw.parts[stratum]?.[place] ?? 0;
      const count = openDomain(table.domain(row))[stratum];
      const verdict = verdictOf(row);
      if (count && verdict) count[verdict]++;
    });
  return run.domains.map(({ domain, tally }, place) => {
    const counts = byDomain.get(place);
    const parts = filled.flatMap((stratum) => counts?.[stratum] ?? []);
    return { domain, rows: tally.rows, estimate: counts && estimateReview(parts) };
  });
}
