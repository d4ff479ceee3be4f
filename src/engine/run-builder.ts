import { type Mapping, REQUIRED_ROLES, ROLE_LABELS } from '../core/columns.ts';
import { FINDING_BIT, findInRow } from '../core/findings.ts';
import type { RowTexts, Tally } from '../core/model.ts';
import { Problem } from '../core/problem.ts';
import { findOwnColumns } from '../core/own-columns.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { TableTally } from '../core/summary.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { RowBatch, Sink } from '../csv/read-csv.ts';
import type { ReadCounts } from '../csv/read-counts.ts';
import { countFindings, WholeFile } from './whole-file.ts';
import { readJudge } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { Table } from './table.ts';

/** Rows that are shown while the rest of the file is read. */
const FIRST_ROWS = 5;
/** Ragged rows that the report lists; all are counted. */
const LISTED_RAGGED = 100;
/** The one domain of a file without a domain column. */
const ALL = 'All';

interface Head {
  header: string[];
  columns: string[];
  duplicates: string[];
}

/** Hears of rows so far; the first rows come with the first call. */
type Tell = (bytes: number, tally: Tally, firstRows?: RowTexts[]) => void;

/** Takes in a file's rows: scores each, keeps it, and counts it. */
export class RunBuilder implements Sink {
  readonly #head: Head;
  readonly #mapping: Mapping;
  /** Columns that no export has added. */
  readonly #ownColumns: number[];
  readonly #tell: Tell;
  readonly #table: Table;
  readonly #counts = new TableTally();
  readonly #wholeFile: WholeFile;
  readonly #ragged: RaggedRow[] = [];

  /** Throws the Problem `missing_column` where a required role has no column of the file. */
  constructor(head: Head, mapping: Mapping, tell: Tell) {
    requireColumns(head.columns, mapping);
    this.#head = head;
    this.#mapping = mapping;
    this.#ownColumns = findOwnColumns(head.header);
    this.#tell = tell;
    this.#table = new Table(head.columns.length);
    this.#wholeFile = new WholeFile(mapping);
  }

  add({ rows, ragged, stray, bytes }: RowBatch): void {
    const isFirst = this.#table.rows === 0;
    for (const cells of rows) this.#addRow(cells);
    for (const { row } of ragged) this.#table.addFindings(row, FINDING_BIT.ragged);
    for (const row of stray) this.#table.addFindings(row, FINDING_BIT.stray_quote);
    this.#ragged.push(...ragged.slice(0, LISTED_RAGGED - this.#ragged.length));
    const firstRows = isFirst && rows.length > 0 ? rows.slice(0, FIRST_ROWS) : undefined;
    this.#tell(
      bytes,
      this.#counts.tally,
      firstRows?.map((cells) => this.#textsOf(cells)),
    );
  }

  #addRow(cells: string[]): void {
    const texts = this.#textsOf(cells);
    const score = scoreRow(texts.golden, texts.response);
    const findings = findInRow(texts, cells, this.#ownColumns);
    const flags = {
      emptyGolden: (findings & FINDING_BIT.empty_golden) !== 0,
      noText: (findings & FINDING_BIT.no_text) !== 0,
    };
    this.#wholeFile.add(texts.question, texts.golden, texts.response);
    const domain = this.#counts.add(texts.domain, score, flags);
    const judge = readJudge(cells[this.#mapping.judge_verdict ?? -1]);
    this.#table.add(cells, { score, findings, domain, judge });
  }

  #textsOf(cells: string[]): RowTexts {
    const { question, golden, response, domain } = this.#mapping;
    return {
      question: cellOf(cells, question),
      golden: cellOf(cells, golden),
      response: cellOf(cells, response),
      domain: domain === undefined ? ALL : (cells[domain] ?? ''),
    };
  }

  /** The run, once the last row is in: flags what shows only then, and writes the report. */
  finish(
    file: { key: string; name: string; size: number },
    read: { dialect: Dialect; counts: ReadCounts },
  ): LoadedRun {
    const [ragged] = this.#ragged;
    const firstRowCells = ragged?.row === 0 ? ragged.cells : this.#table.columns;
    this.#wholeFile.flag(this.#table, firstRowCells);
    const { columns, header, duplicates } = this.#head;
    const { tally, domains } = this.#counts;
    const report = {
      dialect: read.dialect,
      rows: tally.rows,
      ...read.counts,
      duplicateColumns: duplicates,
      findings: countFindings(this.#table),
      ragged: this.#ragged,
    };
    const run = { ...file, columns, mapping: this.#mapping, report, tally, domains };
    return { run, header, table: this.#table };
  }
}

function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
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
