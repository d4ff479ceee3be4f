import type { JoinedTexts } from '../core/text/joined-texts.ts';
import type { RankedTexts } from './merge-ranks.ts';
import { paceWork } from './pace-work.ts';
import { rankTexts } from './rank-texts.ts';
import { openSearch } from './search-texts.ts';
import { TextColumn } from './text-column.ts';

/** The texts of a file's rows, as bytes by column. All runs of one file share them. */
export class TableTexts {
  readonly columns: number;
  readonly #texts: TextColumn[];
  readonly #ranked = new Map<number, Promise<RankedTexts>>();
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

  /** The texts of a column in their order, found once. */
  rankTexts(column: number): Promise<RankedTexts> {
    const ranked = this.#ranked.get(column) ?? this.#rankTexts(column);
    this.#ranked.set(column, ranked);
    return ranked;
  }

  async #rankTexts(column: number): Promise<RankedTexts> {
    const rest = paceWork({ cancelled: false });
    const texts = await (this.#texts[column] ?? new TextColumn()).locateBytes(rest);
    return { texts, ranks: await rankTexts(texts, rest) };
  }
}
