import type { JoinedTexts } from '../core/text/joined-texts.ts';
import type { RankedTexts } from './merge-ranks.ts';
import { paceWork, type Rest, type Signal } from './pace-work.ts';
import { rankTexts } from './rank-texts.ts';
import { openSearch } from './search-texts.ts';
import { TextColumn } from './text-column.ts';

/** How work is done before anybody asks for it. */
export interface Ahead {
  signal: Signal;
  /** Resolves once nobody waits for anything else. */
  whenFree(): Promise<void>;
}

interface Ranking {
  done: Promise<RankedTexts>;
  /** Somebody waits for it: it gives way to nothing any more, and is not cancelled. */
  hurry(): void;
}

/** The texts of a file's rows, as bytes by column. All runs of one file share them. */
export class TableTexts {
  readonly columns: number;
  readonly #texts: TextColumn[];
  readonly #rankings = new Map<number, Ranking>();
  #lastSearch: { question: string; holds: (row: number) => boolean } | undefined;

  constructor(columns: number) {
    this.columns = columns;
    this.#texts = Array.from({ length: columns }, () => new TextColumn());
  }

  get rows(): number {
    return this.#texts[0]?.rows ?? 0;
  }

  /** Adds the cells of a row, as many as there are columns. */
  add(cells: readonly string[]): void {
    for (let column = 0; column < this.columns; column++)
      this.#texts[column]?.add(cells[column] ?? '');
  }

  /** Adds the cells of some rows, by column. */
  addColumns(columns: readonly JoinedTexts[]): void {
    for (const [column, texts] of this.#texts.entries()) {
      const joined = columns[column];
      if (joined) texts.addAll(joined);
    }
  }

  /** The text of a cell, verbatim. */
  cell(row: number, column: number): string {
    return this.#texts[column]?.at(row) ?? '';
  }

  /** The texts of a row, by column. */
  cells(row: number): string[] {
    return this.#texts.map((texts) => texts.at(row));
  }

  /**
   * Says of a row whether one of some columns holds a lower-cased text, whatever the case there. What was found is
   * kept until something else is looked for.
   */
  search(needle: string, columns: readonly number[]): (row: number) => boolean {
    const question = JSON.stringify([needle, columns, this.rows]);
    if (this.#lastSearch?.question !== question) {
      const searched = columns.flatMap((column) => this.#texts[column] ?? []);
      this.#lastSearch = { question, holds: openSearch(searched, needle) };
    }
    return this.#lastSearch.holds;
  }

  /**
   * The texts of a column in their order, found once. What is found `ahead` of any wish gives way to other work, and may
   * be cancelled, until somebody asks for it without.
   */
  rankTexts(column: number, ahead?: Ahead): Promise<RankedTexts> {
    const ranking = this.#rankings.get(column) ?? this.#startRanking(column, ahead);
    if (!ahead) ranking.hurry();
    return ranking.done;
  }

  #startRanking(column: number, ahead?: Ahead): Ranking {
    let isWanted = false;
    let wake: (() => void) | undefined;
    const whenWanted = new Promise<void>((resolve) => (wake = resolve));
    const signal = {
      get cancelled() {
        return !isWanted && ahead?.signal.cancelled === true;
      },
    };
    const rest = paceWork(signal, async () => {
      if (!isWanted) await Promise.race([whenWanted, ahead?.whenFree()]);
    });
    const hurry = () => {
      isWanted = true;
      wake?.();
    };
    const ranking = { done: this.#rankTexts(column, rest), hurry };
    this.#rankings.set(column, ranking);
    ranking.done.catch(() => this.#rankings.delete(column));
    return ranking;
  }

  async #rankTexts(column: number, rest: Rest): Promise<RankedTexts> {
    const texts = await (this.#texts[column] ?? new TextColumn()).locateBytes(rest);
    return { texts, ranks: await rankTexts(texts, rest) };
  }
}
