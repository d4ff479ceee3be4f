import type { Chunk, QuotedSource, SourceReturn } from '../../rag/rag.ts';
import { rateSources } from '../../rag/rate-sources.ts';
import { isBlank } from '../../text/white-space.ts';
import { makeSupportRow, type SupportRow } from './support.ts';

/** A golden answer with its context and what its response quotes. */
export interface SupportTexts {
  question: string;
  golden: string;
  chunks: readonly Chunk[];
  /** Places of the chunks of each source. */
  sources: readonly (readonly number[])[];
  quoted: readonly QuotedSource[];
}

/** What a judge has to rate for the source return of a row. */
export interface SupportPlan extends Pick<SupportTexts, 'sources' | 'quoted'> {
  /** Sets of chunks, equal ones once. */
  asked: readonly SupportRow[];
  /** Keys of those by the places of the chunks. */
  keys: ReadonlyMap<string, string>;
}

/** Source return by a judge: the same formulas, the coverage that it gives in place of the share of words. */
export type JudgedReturn = Omit<SourceReturn, 'contentWords'>;

/** Coverages are compared as thousandths. */
const WHOLE = 1000;

/** All sets of chunks whose support the source return of a row is made of. */
export function planSupport({ question, golden, chunks, ...about }: SupportTexts): SupportPlan {
  const asked = new Map<string, SupportRow>();
  const keys = new Map<string, string>();
  rate(about, (name, places) => {
    const texts = places.flatMap((place) => chunks[place]?.text ?? []);
    const row = makeSupportRow(
      question,
      golden,
      texts.filter((text) => !isBlank(text)),
    );
    asked.set(row.key, row);
    keys.set(name, row.key);
    // While nothing is carried, no set is spared.
    return 0;
  });
  return { ...about, asked: [...asked.values()], keys };
}

/** The source return of a row by the coverage of each set, by its key; undefined where one is missing. */
export function rateBySupport(
  plan: SupportPlan,
  coverageOf: (key: string) => number | undefined,
): JudgedReturn | undefined {
  let isWhole = true;
  const rated = rate(plan, (name) => {
    const coverage = coverageOf(plan.keys.get(name) ?? '');
    if (coverage === undefined) isWhole = false;
    return coverage ?? 0;
  });
  return isWhole ? rated : undefined;
}

function rate(
  { sources, quoted }: Pick<SupportTexts, 'sources' | 'quoted'>,
  coverageOf: (name: string, places: number[]) => number,
): JudgedReturn {
  const support = (chunks: readonly number[]) => {
    const places = [...new Set(chunks)].sort((a, b) => a - b);
    return Math.round(WHOLE * coverageOf(places.join(), places));
  };
  return rateSources(support, WHOLE, sources, quoted);
}
