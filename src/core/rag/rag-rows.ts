import type { Factual } from './final-rating.ts';
import type { RagFigures } from './rag-figures.ts';
import type { RatingWeights } from './rag.ts';

/** The rows that a summary is of, by column. */
export interface RagRows {
  figures: RagFigures;
  /** Names of the domains, in order of first appearance. */
  domains: readonly string[];
  /** Place of a row's domain in `domains`. */
  domainOf: (row: number) => number;
  /** Whether a row is factually correct; undefined where nobody says. */
  factualOf: (row: number) => Factual | undefined;
}

/** What a summary is made with. */
export interface RagOptions {
  /** A deviation of length below it is aligned. */
  threshold: number;
  weights: RatingWeights;
  /** Of the bootstrap: a whole number from 0 to 2³² - 1. */
  seed: number;
}

/** Awaited between two pieces of long work, so that whoever waits gets a turn; throws where the work is cancelled. */
export type Rest = () => Promise<void>;

/** The rows of each domain, in order. */
export function rowsByDomain({ figures, domains, domainOf }: RagRows): Uint32Array[] {
  const counts = new Uint32Array(domains.length);
  for (let row = 0; row < figures.rows; row++) {
    const domain = domainOf(row);
    counts[domain] = (counts[domain] ?? 0) + 1;
  }
  const parts = Array.from(counts, (count) => new Uint32Array(count));
  const filled = new Uint32Array(domains.length);
  for (let row = 0; row < figures.rows; row++) {
    const domain = domainOf(row);
    const place = filled[domain] ?? 0;
    const part = parts[domain];
    if (part) part[place] = row;
    filled[domain] = place + 1;
  }
  return parts;
}
