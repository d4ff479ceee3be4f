import type { Mapping } from '../core/columns.ts';
import { FINDING_BIT, type FindingId, findDuplicateQuestions, FINDINGS } from '../core/findings.ts';
import { markPandasDifferences, shiftsInPandas } from '../core/pandas.ts';
import type { Table } from './table.ts';

/** Flags what shows only once all rows are in. `firstRowCells` is how many the file's first row has. */
export function flagWholeFile(table: Table, mapping: Mapping, firstRowCells: number): void {
  flagDuplicateQuestions(table, mapping);
  const flag = (row: number) => table.addFindings(row, FINDING_BIT.pandas_differs);
  if (shiftsInPandas(table.columns, firstRowCells)) {
    for (let row = 0; row < table.rows; row++) flag(row);
    return;
  }
  for (const column of [mapping.golden, mapping.response]) {
    if (column !== undefined)
      markPandasDifferences(table.rows, (row) => table.cell(row, column), flag);
  }
}

function flagDuplicateQuestions(table: Table, { question, golden }: Mapping): void {
  if (question === undefined || golden === undefined) return;
  const rows = findDuplicateQuestions(
    table.rows,
    (row) => table.cell(row, question),
    (row) => table.cell(row, golden),
  );
  for (const row of rows) table.addFindings(row, FINDING_BIT.duplicate_question);
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
