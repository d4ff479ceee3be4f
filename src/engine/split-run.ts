import type { Mapping } from '../core/columns.ts';
import { DuplicateQuestions } from '../core/duplicate-questions.ts';
import { FINDING_BIT } from '../core/findings.ts';
import { findOwnColumns } from '../core/own-columns.ts';
import { partKey } from '../core/runs/part-key.ts';
import { nameResponses } from '../core/runs/response-columns.ts';
import { planSplit, type SplitRun } from '../core/runs/split.ts';
import { joinOne } from '../core/text/joined-texts.ts';
import { TableTally } from '../core/summary.ts';
import type { Run, SplitChoice } from './run-types.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { type Rest, visitRows } from './pace-work.ts';
import { flagsOf, ScoredRows } from './scored-rows.ts';
import { JUDGE_VERDICTS, Table } from './table.ts';
import { countFindings } from './whole-file.ts';

/**
 * The runs that a file holds, in order of first appearance, over its texts; the file itself where it holds one alone.
 * Verdicts that stand in a column are of the mapped responses: the runs of others have none. Throws Problems
 * `usage` (more than 100 runs) and `cancelled`.
 */
export async function splitRun(
  whole: LoadedRun,
  split: SplitChoice,
  rest: Rest,
): Promise<LoadedRun[]> {
  const { table, run } = whole;
  const { mapping } = run;
  const others = split.responses.filter((column) => column !== mapping.response);
  const columns = [mapping.response ?? -1, ...others];
  const parts = planSplit(table.rows, (row, column) => table.cell(row, column), {
    model: split.by.includes('model') ? mapping.model : undefined,
    language: split.by.includes('language') ? mapping.language : undefined,
    responses: nameResponses(run.columns, columns),
  });
  if (parts.length < 2) return [whole];
  const byResponse = new Map([[mapping.response, whole]]);
  for (const column of others) byResponse.set(column, await scoreResponses(whole, column, rest));
  const runs: LoadedRun[] = [];
  for (const part of parts)
    runs.push(await pickPart(byResponse.get(part.response) ?? whole, part, split, rest));
  return runs;
}

/** The whole file, scored by another column of responses. */
async function scoreResponses(
  { run, header, table }: LoadedRun,
  response: number,
  rest: Rest,
): Promise<LoadedRun> {
  const { human_verdict: _, judge_verdict: __, ...others } = run.mapping;
  const mapping: Mapping = { ...others, response };
  const scored = new ScoredRows(new Table(table.texts), mapping, findOwnColumns(header));
  const ofReading = FINDING_BIT.ragged | FINDING_BIT.stray_quote;
  await visitRows(table.rows, rest, (row) => {
    const cellOf = (column: number): string => table.cell(row, column);
    scored.add(cellOf);
    scored.flagTexts(row, (column) => joinOne(cellOf(column)));
    scored.table.addFindings(row, table.findings(row) & ofReading);
  });
  scored.flagWholeFile(run.report.ragged[0]);
  const { tally, domains } = scored.counts;
  return { run: { ...run, mapping, tally, domains }, header, table: scored.table };
}

/** Some rows of a file as a run of their own: scored as they are there, counted anew. */
async function pickPart(
  whole: LoadedRun,
  part: SplitRun,
  split: SplitChoice,
  rest: Rest,
): Promise<LoadedRun> {
  const { header, run } = whole;
  const table = new Table(whole.table.texts, part.rows);
  const counts = new TableTally();
  const duplicates = new DuplicateQuestions();
  await visitRows(part.rows.length, rest, (row) => {
    const from = part.rows[row] ?? 0;
    const score = whole.table.score(from);
    // A question that stands in the file once for each model stands in each run once.
    const findings = whole.table.findings(from) & ~FINDING_BIT.duplicate_question;
    const name = run.domains[whole.table.domain(from)]?.domain ?? '';
    const domain = counts.add(name, score, flagsOf(findings));
    table.add({ score, findings, domain, judge: JUDGE_VERDICTS[whole.table.judge(from)] });
    if (run.mapping.question !== undefined)
      duplicates.add(textOf(whole, from, 'question'), textOf(whole, from, 'golden'));
  });
  for (const row of duplicates.findRows()) table.addFindings(row, FINDING_BIT.duplicate_question);
  return { run: describePart(run, part, split, table, counts), header, table };
}

function describePart(
  run: Run,
  part: SplitRun,
  split: SplitChoice,
  table: Table,
  { tally, domains }: TableTally,
): Run {
  const { model, language, rows } = part;
  const column = split.responses.length > 0 ? (run.columns[part.response] ?? '') : '';
  const place = new Map(Array.from(rows, (from, row) => [from, row]));
  const report = {
    ...run.report,
    rows: tally.rows,
    findings: countFindings(table),
    ragged: run.report.ragged.flatMap((ragged) => {
      const row = place.get(ragged.row);
      return row === undefined ? [] : { ...ragged, row };
    }),
  };
  return {
    ...run,
    key: partKey(run.key, { model, language, column }),
    name: `${run.name} · ${[model, language].filter((text) => text !== '').join(' · ') || '(empty)'}`,
    part: { file: { key: run.key, name: run.name }, model, language, split },
    report,
    tally,
    domains,
  };
}
