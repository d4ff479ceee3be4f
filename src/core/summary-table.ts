import { BUCKET_LABELS } from './buckets.ts';
import { countOf, formatInterval, formatPercent, formatTenths } from './format.ts';
import { BUCKETS } from './model.ts';
import type { DomainTally, Tally } from './model.ts';
import { SCORERS, SCORER_VERSION } from './scorers/scorers.ts';
import { wilsonInterval } from './stats/wilson.ts';
import { accuracy, macroAccuracy, withoutEmptyGolden } from './summary.ts';
import { type TableTexts, writeTable } from './write-table.ts';

/**
 * The overview as a table to paste elsewhere: combined first, then the macro-average, then the domains,
 * with a note that says what was counted, and after it the sentences of `notes`. Texts end in a newline; a
 * figure that does not exist is empty.
 */
export function summaryTable(
  combined: Tally,
  domains: readonly DomainTally[],
  notes: readonly string[] = [],
): TableTexts {
  const rows = [
    tallyCells('Combined (micro-average)', combined),
    macroCells(domains),
    ...domains.map(({ domain, tally }) => tallyCells(domain, tally)),
  ];
  return writeTable(HEADINGS, rows, [describeCounts(combined, domains.length), ...notes].join(' '));
}

const HEADINGS = [
  'Domain',
  'Rows',
  'Blank',
  ...SCORERS.flatMap(({ name }) => [`${name} %`, `${name} 95% interval`]),
  ...BUCKETS.map((bucket) => `${BUCKET_LABELS[bucket].name} %`),
];

function tallyCells(name: string, tally: Tally): string[] {
  return [
    name,
    String(tally.rows),
    String(tally.blank),
    ...SCORERS.flatMap(({ id }) => {
      const interval = wilsonInterval(tally[id], tally.rows);
      return [formatShare(tally[id], tally.rows), interval ? formatInterval(interval) : ''];
    }),
    ...BUCKETS.map((bucket) => formatShare(tally.buckets[bucket], tally.rows)),
  ];
}

function macroCells(domains: readonly DomainTally[]): string[] {
  const scores = SCORERS.flatMap(({ id }) => {
    const percent = macroAccuracy(domains, id);
    return [percent === undefined ? '' : formatTenths(percent), ''];
  });
  return ['Macro-average (mean of domains)', '', '', ...scores, ...BUCKETS.map(() => '')];
}

function formatShare(count: number, rows: number): string {
  const percent = accuracy(count, rows);
  return percent === undefined ? '' : formatTenths(percent);
}

function describeCounts(tally: Tally, domains: number): string {
  const parts = [
    `${countOf(tally.rows, 'row')} in ${countOf(domains, 'domain')}, none left out`,
    `${countOf(tally.blank, 'blank response')} counted as incorrect`,
    `${countOf(tally.emptyGolden, 'empty golden answer')} counted as correct unless the response is blank`,
  ];
  const kept = withoutEmptyGolden(tally);
  if (tally.emptyGolden > 0 && kept.rows > 0) {
    const figures = SCORERS.map(
      ({ id, name }) => `${name} ${formatPercent((100 * kept[id]) / kept.rows)}`,
    );
    parts.push(`without these rows ${figures.join(', ')} of ${countOf(kept.rows, 'row')}`);
  }
  return `${parts.join('; ')}. Wilson 95% intervals. Scorer version ${SCORER_VERSION}.`;
}
