import { countOf, formatInterval, formatTenths } from '../format.ts';
import { SCORER_VERSION } from '../scorers/scorers.ts';
import { type TableCell, type TableTexts, writeTable } from '../write-table.ts';
import type { RunShares, Share } from './share.ts';

/** A run with its shares by one measure, as a line of the table. */
export interface RunLine {
  name: string;
  /** Empty where it is not known. */
  language: string;
  model: string;
  shares: RunShares;
}

/** The place of the best run in each column, where a paired test supports that there is one (`findBest`). */
export interface BestRuns {
  micro: number | undefined;
  domains: readonly (number | undefined)[];
}

/**
 * Runs × domains by one measure, as a table to paste elsewhere: a run a line, in the order given; percentages
 * with 95% intervals, the best of a column in bold where it was supported. The note says what was counted, and
 * after it come the sentences of `notes`. A figure that does not exist is empty.
 */
export function runsTable(
  measure: string,
  domains: readonly string[],
  runs: readonly RunLine[],
  best: BestRuns,
  notes: readonly string[] = [],
): TableTexts {
  const headings = [
    'Run',
    'Language',
    'Model',
    'Rows',
    'Micro-average %',
    'Macro-average %',
    ...domains.map((domain) => `${domain === '' ? '(empty)' : domain} %`),
  ];
  const rows = runs.map(({ name, language, model, shares }, run): TableCell[] => [
    name,
    language,
    model,
    shares.micro ? String(shares.micro.rows) : '',
    shareCell(shares.micro, best.micro === run),
    shares.macro === undefined ? '' : formatTenths(shares.macro),
    ...shares.domains.map((share, domain) => shareCell(share, best.domains[domain] === run)),
  ]);
  return writeTable(headings, rows, [describeTable(measure, runs), ...notes].join(' '), 3);
}

function shareCell(share: Share | undefined, isBest: boolean): TableCell {
  if (!share) return '';
  const { percent, interval } = share;
  const text = formatTenths(percent) + (interval ? ` (${formatInterval(interval)})` : '');
  return isBest ? { best: text } : text;
}

function describeTable(measure: string, runs: readonly RunLine[]): string {
  const rows = runs.reduce((sum, { shares }) => sum + (shares.micro?.rows ?? 0), 0);
  return `${measure}: ${countOf(runs.length, 'run')}, ${countOf(rows, 'row')}. The micro-average counts each row alike, the macro-average each domain. 95% intervals in brackets. Bold: better than every other run on the questions that they share (McNemar’s mid-p below 0.05, Holm-corrected over all pairs of runs). Scorer version ${SCORER_VERSION}.`;
}
