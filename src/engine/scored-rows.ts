import type { Mapping } from '../core/columns.ts';
import { FINDING_BIT, findInRow } from '../core/findings.ts';
import type { RowTexts } from '../core/model.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { TableTally } from '../core/summary.ts';
import type { RaggedRow } from '../csv/dialect.ts';
import { readJudge } from './judged-rows.ts';
import type { Table } from './table.ts';
import { WholeFile } from './whole-file.ts';

/** The one domain of a file without a domain column. */
const ALL = 'All';

/** A file's rows as they are scored by one mapping, with their counts. */
export class ScoredRows {
  readonly table: Table;
  readonly counts = new TableTally();
  readonly #mapping: Mapping;
  /** Columns that no export has added. */
  readonly #ownColumns: number[];
  readonly #wholeFile: WholeFile;

  constructor(table: Table, mapping: Mapping, ownColumns: number[]) {
    this.table = table;
    this.#mapping = mapping;
    this.#ownColumns = ownColumns;
    this.#wholeFile = new WholeFile(mapping);
  }

  /** Scores the next row, whose texts the table has. */
  add(cells: readonly string[]): void {
    const texts = readTexts(cells, this.#mapping);
    const score = scoreRow(texts.golden, texts.response);
    const findings = findInRow(texts, cells, this.#ownColumns);
    this.#wholeFile.add(texts.question, texts.golden, texts.response);
    const domain = this.counts.add(texts.domain, score, flagsOf(findings));
    const judge = readJudge(cells[this.#mapping.judge_verdict ?? -1]);
    this.table.add({ score, findings, domain, judge });
  }

  /** Flags what shows only once the last row is in; `ragged` is the first row with too few or too many cells. */
  flagWholeFile(ragged: RaggedRow | undefined): void {
    this.#wholeFile.flag(this.table, ragged?.row === 0 ? ragged.cells : this.table.columns);
  }
}

/** What a tally counts of a row besides its verdicts, from the bits of its findings. */
export function flagsOf(findings: number): { emptyGolden: boolean; noText: boolean } {
  return {
    emptyGolden: (findings & FINDING_BIT.empty_golden) !== 0,
    noText: (findings & FINDING_BIT.no_text) !== 0,
  };
}

/** What the evaluation reads of a row's cells. */
export function readTexts(
  cells: readonly string[],
  { question, golden, response, domain }: Mapping,
): RowTexts {
  return {
    question: cellOf(cells, question),
    golden: cellOf(cells, golden),
    response: cellOf(cells, response),
    domain: domain === undefined ? ALL : (cells[domain] ?? ''),
  };
}

function cellOf(cells: readonly string[], column: number | undefined): string {
  return column === undefined ? '' : (cells[column] ?? '');
}
