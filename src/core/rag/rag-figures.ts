import type { ResponseLength, SourceReturn, SourceState } from './rag.ts';
import { SOURCE_STATES } from './rag.ts';

/** What is known of one row, as `scoreRagRow` finds it, with what its file says it should come to. */
export interface RowFigures {
  state: SourceState;
  sourceReturn: SourceReturn | undefined;
  /** Quoted sources that are not in the row's context. */
  invented: number;
  length: ResponseLength | undefined;
  /** The source return that the row is labelled with, 0 to 1. */
  expected: number | undefined;
}

export const SHARES = ['baseline', 'multiSource', 'recall', 'precision', 'coverage'] as const;
export type ShareColumn = (typeof SHARES)[number];

const COUNTS = ['supporting', 'notSupporting', 'invented', 'contentWords'] as const;
export type CountColumn = (typeof COUNTS)[number];

/** What is kept of a row's score: all that an export says of it. */
export interface KeptScore {
  state: SourceState;
  sourceReturn: Record<ShareColumn, number> | undefined;
  invented: number;
  length: ResponseLength | undefined;
}

/**
 * The figures of many rows by column, in typed arrays that double as they fill. Shares and labels that a row
 * has not are NaN; counts of words and of kinds are 0 where it is not scored.
 */
export class RagFigures {
  rows = 0;
  /** Place in `SOURCE_STATES`. */
  states = new Uint8Array(0);
  shares: Record<ShareColumn, Float64Array>;
  counts: Record<CountColumn, Uint32Array>;
  expected = new Float64Array(0);
  /** Tokens. Both are 0 where the length is not scored: a golden answer that is scored has tokens. */
  responseTokens = new Uint32Array(0);
  goldenTokens = new Uint32Array(0);

  constructor(capacity = 1024) {
    this.shares = {
      baseline: new Float64Array(0),
      multiSource: new Float64Array(0),
      recall: new Float64Array(0),
      precision: new Float64Array(0),
      coverage: new Float64Array(0),
    };
    this.counts = {
      supporting: new Uint32Array(0),
      notSupporting: new Uint32Array(0),
      invented: new Uint32Array(0),
      contentWords: new Uint32Array(0),
    };
    this.#grow(Math.max(capacity, 1));
  }

  add({ state, sourceReturn, invented, length, expected }: RowFigures): void {
    if (this.rows === this.states.length) this.#grow(this.rows * 2);
    const row = this.rows++;
    this.states[row] = SOURCE_STATES.indexOf(state);
    for (const share of SHARES) this.shares[share][row] = sourceReturn?.[share] ?? NaN;
    const kinds = sourceReturn?.kinds ?? [];
    this.counts.supporting[row] = kinds.filter((kind) => kind === 'supporting').length;
    this.counts.notSupporting[row] = kinds.filter((kind) => kind === 'not_supporting').length;
    this.counts.invented[row] = invented;
    this.counts.contentWords[row] = sourceReturn?.contentWords ?? 0;
    this.expected[row] = expected ?? NaN;
    this.responseTokens[row] = length?.response ?? 0;
    this.goldenTokens[row] = length?.golden ?? 0;
  }

  /** Adds all rows of others after its own. */
  addAll(others: RagFigures): void {
    const from = this.rows;
    const { rows } = others;
    if (from + rows > this.states.length) this.#grow(from + rows);
    this.rows += rows;
    this.states.set(others.states.subarray(0, rows), from);
    for (const share of SHARES)
      this.shares[share].set(others.shares[share].subarray(0, rows), from);
    for (const count of COUNTS)
      this.counts[count].set(others.counts[count].subarray(0, rows), from);
    this.expected.set(others.expected.subarray(0, rows), from);
    this.responseTokens.set(others.responseTokens.subarray(0, rows), from);
    this.goldenTokens.set(others.goldenTokens.subarray(0, rows), from);
  }

  /** A share of a row; undefined where it has none. */
  shareOf(row: number, share: ShareColumn): number | undefined {
    return definedOf(this.shares[share][row]);
  }

  /** The label of a row; undefined where it has none. */
  expectedOf(row: number): number | undefined {
    return definedOf(this.expected[row]);
  }

  /** Undefined where the length is not scored. */
  lengthOf(row: number): ResponseLength | undefined {
    const golden = this.goldenTokens[row] ?? 0;
    return golden === 0 ? undefined : { golden, response: this.responseTokens[row] ?? 0 };
  }

  /** What of a row's score is kept. */
  rowOf(row: number): KeptScore {
    const { baseline, multiSource, recall, precision, coverage } = this.shares;
    const isScored = this.shareOf(row, 'multiSource') !== undefined;
    return {
      state: SOURCE_STATES[this.states[row] ?? 0] ?? 'no_context',
      sourceReturn: isScored
        ? {
            baseline: baseline[row] ?? NaN,
            multiSource: multiSource[row] ?? NaN,
            recall: recall[row] ?? NaN,
            precision: precision[row] ?? NaN,
            coverage: coverage[row] ?? NaN,
          }
        : undefined,
      invented: this.counts.invented[row] ?? 0,
      length: this.lengthOf(row),
    };
  }

  #grow(length: number): void {
    this.states = copyInto(new Uint8Array(length), this.states);
    for (const share of SHARES)
      this.shares[share] = copyInto(new Float64Array(length), this.shares[share]);
    for (const count of COUNTS)
      this.counts[count] = copyInto(new Uint32Array(length), this.counts[count]);
    this.expected = copyInto(new Float64Array(length), this.expected);
    this.responseTokens = copyInto(new Uint32Array(length), this.responseTokens);
    this.goldenTokens = copyInto(new Uint32Array(length), this.goldenTokens);
  }
}

function definedOf(value: number | undefined): number | undefined {
  return value === undefined || Number.isNaN(value) ? undefined : value;
}

function copyInto<T extends { set(from: T): void }>(into: T, from: T): T {
  into.set(from);
  return into;
}
