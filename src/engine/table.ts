import { creditOf } from '../core/buckets.ts';
import { BUCKETS, CREDITS, type RowScore } from '../core/model.ts';
import type { ScorerId } from '../core/scorers/scorers.ts';
import { pickRanks, type RankedTexts } from './merge-ranks.ts';
import { readNumbers } from './read-numbers.ts';
import type { Ahead, TableTexts } from './table-texts.ts';

const EXACT = 1;
const OVERLAP = 2;
const BLANK = 4;
const CREDIT_SHIFT = 3;
const CREDIT_MASK = 7;
const JUDGE_SHIFT = 6;

/** What a judge can say, by the number that stands for it. */
export const JUDGE_VERDICTS = [undefined, 'correct', 'incorrect'] as const;
export type JudgeVerdict = (typeof JUDGE_VERDICTS)[number];

/** What is known of a row besides its texts; `domain` is its place in the run's list of domains. */
export interface RowFacts {
  score: RowScore;
  findings: number;
  domain: number;
  judge: JudgeVerdict;
}

/**
 * The rows of one run: verdicts and findings packed in typed arrays that double as they fill, over texts that it may
 * share with other runs of the file. No other module knows how texts are kept; they ask for a cell, and quickest in
 * the order of rows.
 */
export class Table {
  rows = 0;
  readonly columns: number;
  readonly texts: TableTexts;
  /** Of each row its place among the texts; undefined where all are the run's. */
  readonly #places: Uint32Array | undefined;
  readonly #picked = new Map<number, RankedTexts>();
  readonly #numbers = new Map<number, Float64Array | undefined>();
  #verdicts = new Uint8Array(1024);
  #matchingWords = new Uint32Array(1024);
  #totalWords = new Uint32Array(1024);
  #findings = new Uint16Array(1024);
  #domains = new Uint32Array(1024);

  constructor(texts: TableTexts, places?: Uint32Array) {
    this.texts = texts;
    this.columns = texts.columns;
    this.#places = places;
  }

  /** Adds what is known of the next row; its texts are there. */
  add({ score, findings, domain, judge }: RowFacts): void {
    if (this.rows === this.#verdicts.length) this.#grow();
    const row = this.rows++;
    this.#findings[row] = findings;
    this.#domains[row] = domain;
    this.#verdicts[row] = JUDGE_VERDICTS.indexOf(judge) << JUDGE_SHIFT;
    this.setScore(row, score);
  }

  /** The same texts with nothing known of them yet. */
  copyPlaces(): Table {
    return new Table(this.texts, this.#places);
  }

  /** Puts other verdicts of the scorers in place of a row's own. */
  setScore(row: number, score: RowScore): void {
    const credit = CREDITS.indexOf(creditOf(score.matchingWords, score.totalWords));
    this.#verdicts[row] =
      (this.judge(row) << JUDGE_SHIFT) |
      (score.exact ? EXACT : 0) |
      (score.overlap ? OVERLAP : 0) |
      (score.blank ? BLANK : 0) |
      (credit << CREDIT_SHIFT);
    this.#matchingWords[row] = score.matchingWords;
    this.#totalWords[row] = score.totalWords;
  }

  /** Whether there is such a row; links may name any number. */
  has(row: number): boolean {
    return Number.isInteger(row) && row >= 0 && row < this.rows;
  }

  /** The text of a cell, verbatim. */
  cell(row: number, column: number): string {
    return this.texts.cell(this.#placeOf(row), column);
  }

  /** The texts of a row, by column. */
  cells(row: number): string[] {
    return this.texts.cells(this.#placeOf(row));
  }

  /** The same as `search` of the texts, by the run's rows. */
  search(needle: string, columns: readonly number[]): (row: number) => boolean {
    const holds = this.texts.search(needle, columns);
    return this.#places ? (row) => holds(this.#placeOf(row)) : holds;
  }

  /** The same as `rankTexts` of the texts, by the run's rows. */
  async rankTexts(column: number, ahead?: Ahead): Promise<RankedTexts> {
    const ranked = await this.texts.rankTexts(column, ahead);
    if (!this.#places) return ranked;
    const picked = this.#picked.get(column) ?? pickRanks(ranked, this.#places);
    this.#picked.set(column, picked);
    return picked;
  }

  /** The cells of a column as numbers, found once: see `readNumbers`. */
  numbers(column: number): Float64Array | undefined {
    if (!this.#numbers.has(column))
      this.#numbers.set(
        column,
        readNumbers(this.rows, (row) => this.cell(row, column)),
      );
    return this.#numbers.get(column);
  }

  score(row: number): RowScore {
    const verdicts = this.#verdicts[row] ?? 0;
    return {
      exact: (verdicts & EXACT) !== 0,
      overlap: (verdicts & OVERLAP) !== 0,
      matchingWords: this.#matchingWords[row] ?? 0,
      totalWords: this.#totalWords[row] ?? 0,
      blank: (verdicts & BLANK) !== 0,
    };
  }

  /** Whether a scorer passes the row. */
  passes(row: number, scorer: ScorerId): boolean {
    return ((this.#verdicts[row] ?? 0) & (scorer === 'exact' ? EXACT : OVERLAP)) !== 0;
  }

  /** Place of the row's bucket in `BUCKETS`. */
  bucket(row: number): number {
    const verdicts = this.#verdicts[row] ?? 0;
    return (verdicts & EXACT ? 0 : BUCKETS.length / 2) + (verdicts & OVERLAP ? 0 : 1);
  }

  /** Place of the row's class of partial credit in `CREDITS`. */
  credit(row: number): number {
    return ((this.#verdicts[row] ?? 0) >> CREDIT_SHIFT) & CREDIT_MASK;
  }

  /** Place of the judge's verdict in `JUDGE_VERDICTS`. */
  judge(row: number): number {
    return (this.#verdicts[row] ?? 0) >> JUDGE_SHIFT;
  }

  /** Puts another verdict of the judge in place of a row's own. */
  setJudge(row: number, judge: JudgeVerdict): void {
    const others = (this.#verdicts[row] ?? 0) & ((1 << JUDGE_SHIFT) - 1);
    this.#verdicts[row] = others | (JUDGE_VERDICTS.indexOf(judge) << JUDGE_SHIFT);
  }

  /** One bit per finding, the first of `FINDINGS` the lowest. */
  findings(row: number): number {
    return this.#findings[row] ?? 0;
  }

  /** Adds findings that show only once the whole file is read. */
  addFindings(row: number, bits: number): void {
    this.#findings[row] = this.findings(row) | bits;
  }

  /** Place of the row's domain in the run's list of domains. */
  domain(row: number): number {
    return this.#domains[row] ?? 0;
  }

  #placeOf(row: number): number {
    return this.#places?.[row] ?? row;
  }

  #grow(): void {
    const length = this.#verdicts.length * 2;
    this.#verdicts = copyInto(new Uint8Array(length), this.#verdicts);
    this.#matchingWords = copyInto(new Uint32Array(length), this.#matchingWords);
    this.#totalWords = copyInto(new Uint32Array(length), this.#totalWords);
    this.#findings = copyInto(new Uint16Array(length), this.#findings);
    this.#domains = copyInto(new Uint32Array(length), this.#domains);
  }
}

function copyInto<T extends { set(from: T): void }>(into: T, from: T): T {
  into.set(from);
  return into;
}
