import type { Mapping, Role } from '../core/columns.ts';
import { FINDING_BIT } from '../core/findings.ts';
import type { Outline } from '../core/project/outline.ts';
import type { ProjectRun } from '../core/project/project.ts';
import { readKey, RowKeys } from '../core/row-keys.ts';
import { TableTally } from '../core/summary.ts';
import { noCounts } from '../csv/read-counts.ts';
import { readJudge } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { SAID } from './outline-run.ts';
import { emptyMarks } from './review-marks.ts';
import { TableTexts } from './table-texts.ts';
import { Table } from './table.ts';
import { countFindings } from './whole-file.ts';

/**
 * A run of a project that goes without texts. Its rows have their keys in place of questions, and their verdicts as
 * they were; golden answers and responses are empty, and `withoutTexts` says so.
 */
export function loadOutline(about: ProjectRun, outline: Outline): LoadedRun {
  const { outline: _outline, file: _file, ...saved } = about;
  const { columns, mapping, cellsOf } = planCells(outline);
  const texts = new TableTexts(columns.length);
  const table = new Table(texts);
  const tally = new TableTally();
  const keys = new RowKeys(outline.rows);
  const reasons = new Uint32Array(outline.rows);
  for (let row = 0; row < outline.rows; row++) {
    const cells = cellsOf(row);
    const score = scoreOf(outline, row);
    const findings = outline.findings[row] ?? 0;
    const domain = tally.add(domainOf(outline, row), score, {
      emptyGolden: (findings & FINDING_BIT.empty_golden) !== 0,
      noText: (findings & FINDING_BIT.no_text) !== 0,
    });
    const judge = readJudge(cells[mapping.judge_verdict ?? -1]);
    texts.add(cells);
    table.add({ score, findings, domain, judge });
    keys.add(readKey(keyOf(outline, row)) ?? { high: 0, low: 0 });
    reasons[row] = outline.reasons[row] ?? 0;
  }
  const { key, name, size, patch, goldens } = saved;
  const run = {
    key,
    name,
    size,
    columns,
    mapping,
    report: reportOf(outline, table),
    tally: tally.tally,
    domains: tally.domains,
    withoutTexts: true as const,
    ...(goldens && { goldens }),
    ...(patch && { patch: { name: patch.name, rows: patch.rows } }),
  };
  const prepared = { done: false, keys, reasons, marks: emptyMarks(outline.rows) };
  return { run, header: columns, table, saved, prepared };
}

function scoreOf({ verdicts, matchingWords, totalWords }: Outline, row: number) {
  const bits = verdicts[row] ?? 0;
  return {
    exact: (bits & 1) !== 0,
    overlap: (bits & 2) !== 0,
    blank: (bits & 4) !== 0,
    matchingWords: matchingWords[row] ?? 0,
    totalWords: totalWords[row] ?? 0,
  };
}

function keyOf({ keys }: Outline, row: number): string {
  return keys.slice(16 * row, 16 * row + 16);
}

function domainOf({ domains, domain }: Outline, row: number): string {
  return domains[domain[row] ?? 0] ?? '';
}

/** The columns that are left: keys, domains, verdicts. */
function planCells(outline: Outline) {
  const columns = ['row_key'];
  const mapping: Mapping = { question: 0 };
  const cells: ((row: number) => string)[] = [(row) => keyOf(outline, row)];
  const add = (role: Role, name: string, cell: (row: number) => string) => {
    mapping[role] = columns.push(name) - 1;
    cells.push(cell);
  };
  if (outline.domainColumn !== undefined)
    add('domain', outline.domainColumn, (row) => domainOf(outline, row));
  for (const role of ['human_verdict', 'judge_verdict'] as const) {
    const said = outline.said[role];
    if (said) add(role, said.name, (row) => SAID[said.verdicts[row] ?? -1] ?? '');
  }
  return { columns, mapping, cellsOf: (row: number) => cells.map((cell) => cell(row)) };
}

function reportOf({ rows, blankLines, repeatedHeaders, unreadRows }: Outline, table: Table) {
  return {
    ...noCounts(),
    blankLines,
    repeatedHeaders,
    unreadRows,
    // Nothing is read here; who shows the report leaves this out of a run without texts.
    dialect: { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const,
    rows,
    duplicateColumns: [],
    findings: countFindings(table),
    ragged: [],
  };
}
