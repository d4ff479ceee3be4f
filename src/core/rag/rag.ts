import type { Span } from '../text/span.ts';

/** The words of the evaluation of retrieval-augmented answers, as types. Places count from 0. */

/** A retrieved piece of text. It answers to its name and to its position, which is its place + 1. */
export interface Chunk {
  name: string;
  text: string;
}

/** What a row's context cell holds. No chunks: the row has no context, and source return is not applicable. */
export type ContextReading = { chunks: Chunk[] } | { unreadable: string };

/** One place of a response where a source is quoted. */
export interface Citation extends Span {
  /** Id of its entry in `CITATION_STYLES`, or `custom`. */
  style: string;
  /** What is quoted, as it is written: a name, a number, an address. */
  name: string;
  /** What else the same place calls it (a link's text), tried in turn where `name` is not in the context. */
  others?: readonly string[];
  /** Where the response has a numbered list of its sources: what this entry of it is called in the text. */
  number?: string;
}

/** A source that a response quotes, however often. */
export interface QuotedSource {
  /** As the context names it; where it is invented, as the response first does. */
  name: string;
  /** Places of its chunks in the context; none: the source is invented. */
  chunks: number[];
  /** Where the response quotes it, in order. */
  citations: Citation[];
}

/** What a quoted source is to the golden answer. */
export const SOURCE_KINDS = ['supporting', 'not_supporting', 'invented'] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** How well the quoted sources of one row carry its golden answer. Shares and scores are from 0 to 1. */
export interface SourceReturn {
  /** Share of the golden content words in all chunks together. */
  coverage: number;
  /** The same in the real quoted sources together. */
  recall: number;
  /** Supporting sources over all quoted ones; 0 where none is quoted. */
  precision: number;
  /** The published score: recall, which does not see a wrong source among right ones. */
  baseline: number;
  /** Harmonic mean of recall and precision: the source return of the row. */
  multiSource: number;
  /** In the order of the quoted sources that were given. */
  kinds: SourceKind[];
  /** Distinct content words of the golden answer, stemmed: below 3 any chunk that holds one scores high. */
  contentWords: number;
}

/** How long a response is beside its golden answer. Lengths are tokens. */
export interface ResponseLength {
  response: number;
  golden: number;
}

/** Why a row has no source return, or that it has. */
export const SOURCE_STATES = ['scored', 'no_context', 'unreadable', 'no_golden'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

export const LENGTH_CLASSES = ['aligned', 'borderline', 'too_short', 'too_long'] as const;
export type LengthClass = (typeof LENGTH_CLASSES)[number];

/** The parts of a final rating, each from 0 to 1; a part that is undefined is left out, and never 0. */
export interface RatingParts {
  sourceReturn: number | undefined;
  factual: number | undefined;
  length: number | undefined;
}

/** How much each part counts: 0 or more. */
export type RatingWeights = Record<keyof RatingParts, number>;

/** Who said whether a row is factually correct, the first that did. */
export const FACTUAL_SOURCES = ['review', 'judge', 'scorers'] as const;
export type FactualSource = (typeof FACTUAL_SOURCES)[number];
