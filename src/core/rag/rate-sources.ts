import type { QuotedSource, SourceKind, SourceReturn } from './rag.ts';

/** A real source is supporting if it carries at least half of what the best single source does … */
const SHARE_OF_BEST = { of: 1, in: 2 };
/** … and at least this share of the golden answer, */
const LEAST_SHARE = { of: 3, in: 20 };
/** or if the other real quoted sources together carry less without it, by this share of the golden answer. */
const LEAST_LOSS = { of: 1, in: 10 };

/** How much of the golden answer the chunks at these places carry together: a whole number from 0 to the whole. */
export type CountSupport = (chunks: readonly number[]) => number;

/**
 * Source return from what sets of chunks carry of a golden answer, `whole` (at least 1) being all of it.
 * `sources` are the places of the chunks of each source in the context. Shares are compared as whole numbers.
 */
export function rateSources(
  support: CountSupport,
  whole: number,
  sources: readonly (readonly number[])[],
  quoted: readonly QuotedSource[],
): Omit<SourceReturn, 'contentWords'> {
  const real = quoted.filter(({ chunks }) => chunks.length > 0);
  const carried = support(chunksOf(real));
  const best = sources.reduce((most, chunks) => Math.max(most, support(chunks)), 0);
  const isSupporting = (source: QuotedSource): boolean => {
    const alone = support(source.chunks);
    if (reaches(alone, best, SHARE_OF_BEST) && reaches(alone, whole, LEAST_SHARE)) return true;
    const others = support(chunksOf(real.filter((other) => other !== source)));
    return reaches(carried - others, whole, LEAST_LOSS);
  };
  const kinds = quoted.map((source): SourceKind => {
    if (source.chunks.length === 0) return 'invented';
    return isSupporting(source) ? 'supporting' : 'not_supporting';
  });
  const recall = carried / whole;
  const supporting = kinds.filter((kind) => kind === 'supporting').length;
  const precision = quoted.length === 0 ? 0 : supporting / quoted.length;
  return {
    coverage: support(sources.flat()) / whole,
    recall,
    precision,
    baseline: recall,
    multiSource: harmonicMean(recall, precision),
    kinds,
  };
}

function chunksOf(sources: readonly QuotedSource[]): number[] {
  return sources.flatMap(({ chunks }) => chunks);
}

function reaches(part: number, whole: number, share: { of: number; in: number }): boolean {
  return part * share.in >= whole * share.of;
}

function harmonicMean(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : (2 * a * b) / (a + b);
}
