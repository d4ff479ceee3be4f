import type { RatingWeights } from './rag.ts';
import { DEFAULT_THRESHOLD } from './response-length.ts';

export const TOKENIZERS = ['o200k_base', 'cl100k_base'] as const;
export type Tokenizer = (typeof TOKENIZERS)[number];

/** What the evaluation of retrieval-augmented answers is made with; kept with its result. */
export interface RagSettings {
  /** A deviation of length below it is aligned: a share, above 0. */
  threshold: number;
  tokenizer: Tokenizer;
  /** Whether quoted sources and a closing list of sources count as part of the response's length. */
  countSources: boolean;
  weights: RatingWeights;
  /** A regular expression with one group that finds citations of the user's own style; empty: none. */
  citationPattern: string;
  /** Of the bootstrap: a whole number from 0 to 2³² - 1. */
  seed: number;
}

/** The settings where nobody has chosen any. */
export const DEFAULT_RAG_SETTINGS: RagSettings = {
  threshold: DEFAULT_THRESHOLD,
  tokenizer: 'o200k_base',
  countSources: false,
  weights: { sourceReturn: 1, factual: 1, length: 1 },
  citationPattern: '',
  seed: 0,
};
