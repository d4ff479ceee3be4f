import type { RowId } from './row-types.ts';
import type { LoadedRun } from './loaded-run.ts';

/**
 * Rows of several runs under one numbering: those of the first run, then those of the second, …
 * Numbers are cheap to filter, to sort and to keep by the million.
 */
export class Numbering {
  readonly runs: readonly LoadedRun[];
  /** Rows of all runs. */
  readonly total: number;
  readonly #starts: number[] = [];

  constructor(runs: readonly LoadedRun[]) {
    this.runs = runs;
    let total = 0;
    for (const { table } of runs) {
      this.#starts.push(total);
      total += table.rows;
    }
    this.total = total;
  }

  /** The number of a run's first row. */
  startOf(run: number): number {
    return this.#starts[run] ?? 0;
  }

  /** The number of a row; -1 where its run is not here or has no such row. */
  numberOf({ run, row }: RowId): number {
    const place = this.runs.findIndex((loaded) => loaded.run.key === run);
    return this.runs[place]?.table.has(row) ? this.startOf(place) + row : -1;
  }

  /** The row of a number below `total`. */
  locate(number: number): { loaded: LoadedRun; row: number } {
    let place = this.runs.length - 1;
    while (place > 0 && this.startOf(place) > number) place--;
    const loaded = this.runs[place];
    if (!loaded) throw new RangeError(`No row has the number ${number}.`);
    return { loaded, row: number - this.startOf(place) };
  }
}
