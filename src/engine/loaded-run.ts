import type { Role } from '../core/columns.ts';
import type { ProjectRun } from '../core/project/project.ts';
import type { RowTexts } from '../core/model.ts';
import type { RowKeys } from '../core/row-keys.ts';
import type { SquadTally } from '../core/squad/tally.ts';
import type { Run } from './run-types.ts';
import type { GoldenRows } from './golden-rows.ts';
import type { JudgedRows } from './judged-rows.ts';
import type { Draw } from './open-draw.ts';
import type { PreparedRows } from './prepare-run.ts';
import type { RagRows } from './rag-rows.ts';
import type { RelaxedRows } from './relaxed-rows.ts';
import type { RowGroups } from './row-groups.ts';
import type { Table } from './table.ts';

/** A run of a project, but for its rows. */
export type SavedRun = Omit<ProjectRun, 'file' | 'outline'>;

/** A run with its rows, as the engine holds it. */
export interface LoadedRun {
  run: Run;
  /** Column names as they stand in the file, for the export. */
  header: string[];
  table: Table;
  /** Of a run without texts: how the project that it is of has it, since its columns are not the file's. */
  saved?: SavedRun;
  /** What is found out after the first numbers are there, as far as it has come. */
  prepared?: PreparedRows;
  /** Several golden answers a row, where they are switched on. */
  goldens?: GoldenRows;
  /** The golden answers that a patch puts in place of the file's, by row. */
  patch?: { name: string; answers: Map<number, string> };
  /** What the judge said of its rows, where it was judged here. */
  judged?: JudgedRows;
  /** All rows in the order in which the last seed that was asked about draws them. */
  order?: { seed: number; rows: Uint32Array };
  /** The state of the last sampled review that was asked about. */
  draw?: Draw;
  /** The rows with near-identical texts, once they were asked for. */
  groups?: RowGroups;
  /** Sources, lengths and what follows, once they were asked for, as far as they have come. */
  rag?: RagRows;
  /** The keys of question and golden answer, once they were asked for, as far as they have come. */
  questionKeys?: RowKeys;
  /** What relaxations change, by those that were asked about last. */
  whatIfs?: Map<string, RelaxedRows>;
  /** SQuAD's figures by place of domain, once they were asked for. */
  squad?: SquadTally[];
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
