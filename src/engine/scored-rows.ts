import type { Mapping } from '../core/columns.ts';
import { FINDING_BIT, findInRow, findInTexts } from '../core/findings.ts';
import type { RowTexts } from '../core/model.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import type { JoinedTexts } from '../core/text/joined-texts.ts';
import { TableTally } from '../core/summary.ts';
import type { RaggedRow } from '../csv/dialect.ts';
import { readJudge } from './judged-rows.ts';
import type { Table } from './table.ts';
import { WholeFile } from './whole-file.ts';

/** The one domain of a file without a domain column. */
const ALL = 'All';

/** A row's cell in a column. */
type CellOf = (column: number) => string;

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
  add(cellOf: CellOf): void {
    const texts = readTexts(cellOf, this.#mapping);
    const score = scoreRow(texts.golden, texts.response);
    const findings = findInRow(texts, cellOf, this.#ownColumns);
    this.#wholeFile.add(texts.question, texts.golden);
    const domain = this.counts.add(texts.domain, score, flagsOf(findings));
    const { judge_verdict } = this.#mapping;
    const judge = judge_verdict === undefined ? undefined : readJudge(cellOf(judge_verdict));
    this.table.add({ score, findings, domain, judge });
  }

  /** Looks at the texts alone of the rows from `first` on, the last ones; `textsOf` gives those of a column. */
  flagTexts(first: number, textsOf: (column: number) => JoinedTexts | undefined): void {
    this.#wholeFile.addTexts(textsOf);
    const { question, golden, response } = this.#mapping;
    for (const column of new Set([question, golden, response])) {
      const texts = column === undefined ? undefined : textsOf(column);
      if (texts) findInTexts(texts, (place, bits) => this.table.addFindings(first + place, bits));
    }
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
  cellOf: CellOf,
  { question, golden, response, domain }: Mapping,
): RowTexts {
  return {
    question: question === undefined ? '' : cellOf(question),
    golden: golden === undefined ? '' : cellOf(golden),
    response: response === undefined ? '' : cellOf(response),
    domain: domain === undefined ? ALL : cellOf(domain),
  };
}
