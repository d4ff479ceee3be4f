import type { Mapping } from '../core/columns.ts';
import { DuplicateQuestions } from '../core/duplicate-questions.ts';
import { FINDING_BIT, type FindingId, FINDINGS } from '../core/findings.ts';
import { PandasColumn, shiftsInPandas } from '../core/pandas.ts';
import type { JoinedTexts } from '../core/text/joined-texts.ts';
import type { Table } from './table.ts';

/** Watches the rows of a file as they come for what shows only once all are in. */
export class WholeFile {
  readonly #mapping: Mapping;
  readonly #duplicates = new DuplicateQuestions();
  readonly #golden = new PandasColumn();
  readonly #response = new PandasColumn();

  constructor(mapping: Mapping) {
    this.#mapping = mapping;
  }

  /** Adds the next row. */
  add(question: string, golden: string): void {
    if (this.#mapping.question !== undefined) this.#duplicates.add(question, golden);
  }

  /** Adds the texts of the next rows, by column. */
  addTexts(textsOf: (column: number) => JoinedTexts | undefined): void {
    const { golden = -1, response = -1 } = this.#mapping;
    const [goldens, responses] = [textsOf(golden), textsOf(response)];
    if (goldens) this.#golden.addAll(goldens);
    if (responses) this.#response.addAll(responses);
  }

  /** Flags the rows concerned. `firstRowCells` is how many cells the file's first row has. */
  flag(table: Table, firstRowCells: number): void {
    for (const row of this.#duplicates.findRows())
      table.addFindings(row, FINDING_BIT.duplicate_question);
    const flag = (row: number) => table.addFindings(row, FINDING_BIT.pandas_differs);
    if (shiftsInPandas(table.columns, firstRowCells)) {
      for (let row = 0; row < table.rows; row++) flag(row);
      return;
    }
    const { golden = -1, response = -1 } = this.#mapping;
    this.#golden.mark((row) => table.cell(row, golden), flag);
    this.#response.mark((row) => table.cell(row, response), flag);
  }
}

/** How many rows have each finding. */
export function countFindings(table: Table): Record<FindingId, number> {
  const counts = { ...FINDING_BIT };
  for (const finding of FINDINGS) counts[finding] = 0;
  for (let row = 0; row < table.rows; row++) {
    const bits = table.findings(row);
    if (bits === 0) continue;
    for (const finding of FINDINGS) if ((bits & FINDING_BIT[finding]) !== 0) counts[finding]++;
  }
  return counts;
}
