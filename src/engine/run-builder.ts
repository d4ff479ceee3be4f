import { type Mapping, REQUIRED_ROLES, ROLE_LABELS } from '../core/columns.ts';
import { FINDING_BIT } from '../core/findings.ts';
import type { RowTexts, Tally } from '../core/model.ts';
import { Problem } from '../core/problem.ts';
import { findOwnColumns } from '../core/own-columns.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import { cutText } from '../core/text/joined-texts.ts';
import type { ColumnBatch } from '../csv/column-batch.ts';
import type { ReadCounts } from '../csv/read-counts.ts';
import type { LoadedRun } from './loaded-run.ts';
import { readTexts, ScoredRows } from './scored-rows.ts';
import { TableTexts } from './table-texts.ts';
import { Table } from './table.ts';
import { countFindings } from './whole-file.ts';

/** Rows that are shown while the rest of the file is read. */
const FIRST_ROWS = 5;
/** Ragged rows that the report lists; all are counted. */
const LISTED_RAGGED = 100;

interface Head {
  header: string[];
  columns: string[];
  duplicates: string[];
}

/** Hears of rows so far; the first rows come with the first call. */
type Tell = (bytes: number, tally: Tally, firstRows?: RowTexts[]) => void;

/** Takes in a file's rows: scores each, keeps it, and counts it. */
export class RunBuilder {
  readonly #head: Head;
  readonly #mapping: Mapping;
  readonly #tell: Tell;
  readonly #texts: TableTexts;
  readonly #scored: ScoredRows;
  readonly #ragged: RaggedRow[] = [];

  /** Throws the Problem `missing_column` where a required role has no column of the file. */
  constructor(head: Head, mapping: Mapping, tell: Tell) {
    requireColumns(head.columns, mapping);
    this.#head = head;
    this.#mapping = mapping;
    this.#tell = tell;
    this.#texts = new TableTexts(head.columns.length);
    this.#scored = new ScoredRows(new Table(this.#texts), mapping, findOwnColumns(head.header));
  }

  add({ rows, columns, ragged, stray, bytes }: ColumnBatch): void {
    const { table, counts } = this.#scored;
    const isFirst = table.rows === 0;
    let row = 0;
    const cellOf = (column: number): string => {
      const texts = columns[column];
      return texts ? cutText(texts, row) : '';
    };
    this.#texts.addColumns(columns);
    for (; row < rows; row++) this.#scored.add(cellOf);
    this.#scored.flagTexts(table.rows - rows, (column) => columns[column]);
    for (const { row: place } of ragged) table.addFindings(place, FINDING_BIT.ragged);
    for (const place of stray) table.addFindings(place, FINDING_BIT.stray_quote);
    this.#ragged.push(...ragged.slice(0, LISTED_RAGGED - this.#ragged.length));
    const firstRows: RowTexts[] = [];
    const shown = isFirst ? Math.min(FIRST_ROWS, rows) : 0;
    for (row = 0; row < shown; row++) firstRows.push(readTexts(cellOf, this.#mapping));
    this.#tell(bytes, counts.tally, isFirst ? firstRows : undefined);
  }

  /** The run, once the last row is in: flags what shows only then, and writes the report. */
  finish(
    file: { key: string; name: string; size: number },
    read: { dialect: Dialect; counts: ReadCounts },
  ): LoadedRun {
    const { table, counts } = this.#scored;
    this.#scored.flagWholeFile(this.#ragged[0]);
    const { columns, header, duplicates } = this.#head;
    const { tally, domains } = counts;
    const report = {
      dialect: read.dialect,
      rows: tally.rows,
      ...read.counts,
      duplicateColumns: duplicates,
      findings: countFindings(table),
      ragged: this.#ragged,
    };
    const run = { ...file, columns, mapping: this.#mapping, report, tally, domains };
    return { run, header, table };
  }
}

function requireColumns(columns: string[], mapping: Mapping): void {
  const missing = REQUIRED_ROLES.filter((role) => columns[mapping[role] ?? -1] === undefined);
  if (missing.length === 0) return;
  const roles = missing.map((role) => ROLE_LABELS[role].toLowerCase()).join(' and the ');
  const found = columns.map((column) => `“${column}”`).join(', ');
  throw new Problem(
    'missing_column',
    `This file has no column for the ${roles}. Its columns are ${found}: say which one it is, or add it to the file.`,
  );
}
