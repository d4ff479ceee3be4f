import { BUCKET_LABELS } from '../core/buckets.ts';
import { formatCount, formatInterval, formatPercent } from '../core/format.ts';
import { BUCKETS } from '../core/model.ts';
import type { DomainTally, Tally } from '../core/model.ts';
import { SCORER_VERSION, SCORERS } from '../core/scorers/scorers.ts';
import { wilsonInterval } from '../core/stats/wilson.ts';
import { accuracy, macroAccuracy } from '../core/summary.ts';
import type { FilesTotal } from './format-summary.ts';
import type { FileScores } from './file-scores.ts';
import { alignTable } from './align-table.ts';
import { plainLine } from './plain-line.ts';
import { runsText } from './runs-summary.ts';
import { squadFilesText, squadText } from './squad-summary.ts';
import { whatIfText } from './what-if-summary.ts';

/**
 * The summary as aligned tables for a terminal: domains and combined, then the files where there are several,
 * then what was asked for beside the scores.
 */
export function summaryText(
  { tally, domains, variants, runs }: FilesTotal,
  files: FileScores[],
): string {
  const rows = [
    ...domains.map((part) => tallyCells(part.domain || '(empty)', part.tally)),
    tallyCells('Combined (micro-average)', tally),
    macroCells(domains),
  ];
  const tables = [alignTable([headings('Domain'), ...rows])];
  if (files.length > 1)
    tables.push(
      alignTable([headings('File'), ...files.map((part) => tallyCells(part.file, part.tally))]),
    );
  const counted = `${formatCount(tally.rows)} ${tally.rows === 1 ? 'row' : 'rows'}`;
  const leftOut = files.some(({ isCut }) => isCut)
    ? 'what --limit cut off left out'
    : 'none left out';
  const note = `${counted}, ${leftOut}. Accuracy with Wilson 95% intervals; the last four columns count rows. Scorer version ${SCORER_VERSION}.`;
  const beside = [
    runsText(runs),
    squadFilesText(files),
    squadText(variants.squad),
    whatIfText(variants.whatIfs),
  ];
  return [...tables, `${note}\n`, ...beside.filter((text) => text !== '')].join('\n');
}

function headings(first: string): string[] {
  const buckets = BUCKETS.map((bucket) => BUCKET_LABELS[bucket].name);
  return [first, 'Rows', 'Blank', ...SCORERS.map(({ name }) => name), ...buckets];
}

function tallyCells(name: string, tally: Tally): string[] {
  return [
    plainLine(name),
    formatCount(tally.rows),
    formatCount(tally.blank),
    ...SCORERS.map(({ id }) => accuracyCell(tally[id], tally.rows)),
    ...BUCKETS.map((bucket) => formatCount(tally.buckets[bucket])),
  ];
}

function accuracyCell(correct: number, rows: number): string {
  const percent = accuracy(correct, rows);
  const interval = wilsonInterval(correct, rows);
  if (percent === undefined || !interval) return 'no rows';
  return `${formatPercent(percent)} (${formatInterval(interval)})`;
}

function macroCells(domains: DomainTally[]): string[] {
  const name = 'Macro-average (mean of domains)';
  const shares = SCORERS.map(({ id }) => {
    const percent = macroAccuracy(domains, id);
    return percent === undefined ? 'no rows' : formatPercent(percent);
  });
  return [name, '', '', ...shares, ...BUCKETS.map(() => '')];
}
