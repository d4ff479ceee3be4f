import type { Role } from '../core/columns.ts';
import type { RowTexts } from '../core/model.ts';
import type { Run } from './api.ts';
import type { Table } from './table.ts';

/** A run with its rows, as the engine holds it. */
export interface LoadedRun {
  run: Run;
  /** Column names as they stand in the file, for the export. */
  header: string[];
  table: Table;
}

/** The text that plays a role in a row; empty where no column plays it. */
export function textOf({ run, table }: LoadedRun, row: number, role: Role): string {
  const column = run.mapping[role];
  return column === undefined ? '' : table.cell(row, column);
}

/** The name of a row's domain. */
export function domainOf({ run, table }: LoadedRun, row: number): string {
  return run.domains[table.domain(row)]?.domain ?? '';
}

/** What the evaluation reads of a row. */
export function textsOf(loaded: LoadedRun, row: number): RowTexts {
  return {
    question: textOf(loaded, row, 'question'),
    golden: textOf(loaded, row, 'golden'),
    response: textOf(loaded, row, 'response'),
    domain: domainOf(loaded, row),
  };
}
