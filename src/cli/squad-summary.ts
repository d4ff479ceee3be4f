import { countOf, formatCount, formatTenths } from '../core/format.ts';
import { readSquad, type SquadTally } from '../core/squad/tally.ts';
import { alignTable } from './align-table.ts';
import type { FileScores } from './file-scores.ts';
import { plainLine } from './plain-line.ts';

/** SQuAD's figures as a sentence; empty where they were not asked for. */
export function squadText(tally: SquadTally | undefined): string {
  if (!tally) return '';
  const figures = readSquad(tally);
  if (!figures) return 'SQuAD: no rows.\n';
  return `SQuAD exact match ${formatTenths(figures.exactMatch)}, F1 ${formatTenths(figures.f1)}: percent, over ${countOf(tally.rows, 'row')}, the best over the golden answers of each.\n`;
}

/** The figures of each file as a table; empty where they were not asked for, or there is one file. */
export function squadFilesText(files: readonly FileScores[]): string {
  const rows = files.flatMap(({ file, variants: { squad } }) => {
    const figures = squad && readSquad(squad);
    if (!figures) return [];
    const percents = [figures.exactMatch, figures.f1].map(formatTenths);
    return [[plainLine(file), formatCount(squad.rows), ...percents]];
  });
  if (files.length < 2 || rows.length === 0) return '';
  return alignTable([['File', 'Rows', 'SQuAD exact match', 'SQuAD F1'], ...rows]);
}

/**
 * The figures as plain data, in percent from 0 to 100, null where there are no rows, and the sums over rows that
 * they are made of.
 */
export function squadJson(tally: SquadTally) {
  const figures = readSquad(tally);
  return {
    rows: tally.rows,
    exact_match: figures?.exactMatch ?? null,
    f1: figures?.f1 ?? null,
    exact_matches: tally.exactMatch,
    f1_sum: tally.f1,
  };
}
