import { formatCount, formatInterval, formatPercent, formatTenths } from '../core/format.ts';
import { markdownTable } from '../core/markdown-table.ts';
import { SCORERS } from '../core/scorers/scorers.ts';
import { readSquad } from '../core/squad/tally.ts';
import { wilsonInterval } from '../core/stats/wilson.ts';
import { accuracy, macroAccuracy } from '../core/summary.ts';
import { alignTable } from './align-table.ts';
import { plainLine } from './plain-line.ts';
import { nameRun, type RunScores } from './run-scores.ts';

const NOTE =
  'Runs: accuracy over all rows of each with Wilson 95% intervals, and the mean of its domains.\n';

/** The runs as a table of their own, a run a line; empty where none was asked for. */
export function runsText(runs: readonly RunScores[] | undefined): string {
  return runs ? `${alignTable(listCells(runs))}\n${NOTE}` : '';
}

/** The same as Markdown. */
export function runsMarkdown(runs: readonly RunScores[] | undefined): string {
  return runs ? `${markdownTable(listCells(runs))}\n\n${NOTE}` : '';
}

function listCells(runs: readonly RunScores[]): string[][] {
  const withSquad = runs.some(({ variants }) => variants.squad);
  const headings = [
    'Run',
    'Rows',
    ...SCORERS.flatMap(({ name }) => [name, 'Macro']),
    ...(withSquad ? ['SQuAD exact match', 'SQuAD F1'] : []),
  ];
  return [
    headings,
    ...runs.map((run) => [
      plainLine(nameRun(run)),
      formatCount(run.tally.rows),
      ...SCORERS.flatMap(({ id }) => [
        accuracyCell(run.tally[id], run.tally.rows),
        percentCell(macroAccuracy(run.domains, id)),
      ]),
      ...(withSquad ? squadCells(run) : []),
    ]),
  ];
}

function accuracyCell(correct: number, rows: number): string {
  const interval = wilsonInterval(correct, rows);
  const percent = percentCell(accuracy(correct, rows));
  return interval ? `${percent} (${formatInterval(interval)})` : percent;
}

function percentCell(percent: number | undefined): string {
  return percent === undefined ? 'no rows' : formatPercent(percent);
}

function squadCells({ variants: { squad } }: RunScores): string[] {
  const figures = squad && readSquad(squad);
  return figures ? [figures.exactMatch, figures.f1].map(formatTenths) : ['no rows', 'no rows'];
}
