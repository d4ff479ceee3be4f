import { countOf, formatCount, formatInterval, formatTenths } from '../format.ts';
import type { Mean } from '../stats/bootstrap.ts';
import { type Interval, wilsonInterval } from '../stats/wilson.ts';
import { type TableTexts, writeTable } from '../write-table.ts';
import { CHECKED_SCORES, type MetricCheck, PUBLISHED_DIFFERENCE } from './check-metric.ts';
import { writeLabel } from './label-classes.ts';
import type { RagSettings } from './rag-settings.ts';
import type { RagPart, RagSummary } from './rag-summary.ts';
import { RAG_LIBRARIES, RAG_VERSION } from './rag-version.ts';

/*
 * The evaluation of retrieval as tables to paste elsewhere: combined first, then the domains, with a note that
 * says what was counted and left out. A figure that does not exist is empty.
 */

const INTERVAL = '95% interval';

/** Source return, 0 to 1, with what it is made of. */
export function sourcesTable(summary: RagSummary, { seed }: RagSettings): TableTexts {
  const { states } = summary.combined.sources;
  const note = `Source return of ${formatCount(states.scored)} of ${countOf(summary.combined.rows, 'row')}; left out: ${formatCount(states.no_context)} without context, ${formatCount(states.unreadable)} with an unreadable one, ${formatCount(states.no_golden)} whose golden answer has no word. Means from 0 to 1 with 95% bootstrap intervals, seed ${seed}. Stop words: ${RAG_LIBRARIES.stopWords}; stemmers: ${RAG_LIBRARIES.stemmer}, ${RAG_LIBRARIES.otherStemmers}. Definition ${RAG_VERSION}.`;
  const headings = [
    'Domain',
    'Rows',
    'Scored',
    'Source return',
    INTERVAL,
    'Baseline',
    INTERVAL,
    'Recall',
    'Precision',
    'Coverage',
    'Rows with an invented source',
  ];
  const rows = linesOf(summary, ({ rows: all, sources, shares }) => [
    String(all),
    String(sources.states.scored),
    ...meanCells(shares.multiSource),
    ...meanCells(shares.baseline),
    ...[shares.recall, shares.precision, shares.coverage].map((mean) => writeMean(mean)),
    String(sources.rowsWithInvented),
  ]);
  return writeTable(headings, rows, note);
}

/** Lengths of responses beside those of their golden answers. */
export function lengthsTable(
  summary: RagSummary,
  { threshold, tokenizer, countSources }: RagSettings,
): TableTexts {
  const { rows: all, lengths: combined } = summary.combined;
  const note = `Length of ${formatCount(combined.rows)} of ${countOf(all, 'row')}; the others have an empty golden answer. Tokens by ${RAG_LIBRARIES.tokenizer}, ${tokenizer}, quoted sources ${countSources ? 'counted' : 'left out'}. Aligned: a deviation below ${threshold}; borderline: from 0.25 to below 0.30. Wilson 95% intervals. Definition ${RAG_VERSION}.`;
  const headings = [
    'Domain',
    'Rows',
    'Scored',
    'Aligned %',
    `Aligned ${INTERVAL}`,
    'Borderline',
    'Too short',
    'Too long',
    'Mean deviation',
  ];
  const rows = linesOf(summary, ({ rows: ofDomain, lengths }) => {
    const interval = wilsonInterval(lengths.aligned, lengths.rows);
    return [
      String(ofDomain),
      String(lengths.rows),
      lengths.rows === 0 ? '' : formatTenths((100 * lengths.aligned) / lengths.rows),
      interval ? formatInterval(interval) : '',
      ...[lengths.classes.borderline, lengths.classes.too_short, lengths.classes.too_long].map(
        String,
      ),
      writeMean(lengths.deviation),
    ];
  });
  return writeTable(headings, rows, note);
}

/** Final ratings, 0 to 10, with the means of their parts. */
export function ratingsTable(summary: RagSummary, { weights, seed }: RagSettings): TableTexts {
  const { rows: all, ratings: combined } = summary.combined;
  const { review, judge, scorers } = combined.factual;
  const note = `Rating of ${formatCount(combined.rating?.rows ?? 0)} of ${countOf(all, 'row')}, 0 to 10, of the parts that a row has; weights ${weights.sourceReturn} : ${weights.factual} : ${weights.length}. Factual correctness by review in ${countOf(review, 'row')}, by judge in ${formatCount(judge)}, by both scorers in ${formatCount(scorers)}, by nobody in ${formatCount(all - review - judge - scorers)}. 95% bootstrap intervals, seed ${seed}. Definition ${RAG_VERSION}.`;
  const headings = [
    'Domain',
    'Rows',
    'Rated',
    'Final rating',
    INTERVAL,
    'Source return',
    'Factual correctness',
    'Response length',
  ];
  const rows = linesOf(summary, ({ rows: ofDomain, ratings: { rating, parts } }) => [
    String(ofDomain),
    String(rating?.rows ?? 0),
    ...meanCells(rating, 2),
    ...[parts.sourceReturn, parts.factual, parts.length].map(({ mean }) => mean?.toFixed(3) ?? ''),
  ]);
  return writeTable(headings, rows, note);
}

/** How far both scores are from the labels, by label and in all. */
export function checkTable(check: MetricCheck, { seed }: RagSettings): TableTexts {
  const { multiSource, baseline } = check.scores;
  const note = `Mean absolute difference from the expected score over ${countOf(check.rows, 'row')}; left out: ${formatCount(check.unlabelled)} without a label, ${formatCount(check.unscored)} without a score. 95% bootstrap intervals, seed ${seed}. The published method reports ${PUBLISHED_DIFFERENCE.mean.toFixed(4)} over ${PUBLISHED_DIFFERENCE.rows} rows of its own. Definition ${RAG_VERSION}.`;
  const headings = ['Expected score', 'Rows', 'Source return', INTERVAL, 'Baseline', INTERVAL];
  const rows = multiSource.classes.map(({ label, rows: ofClass, difference }, place) => [
    writeLabel(label),
    String(ofClass),
    difference.toFixed(4),
    '',
    baseline.classes[place]?.difference.toFixed(4) ?? '',
    '',
  ]);
  const all = CHECKED_SCORES.flatMap((score) => meanCells(check.scores[score].difference, 4));
  return writeTable(headings, [...rows, ['All', String(check.rows), ...all]], note);
}

function linesOf(
  { combined, domains }: RagSummary,
  cellsOf: (part: RagPart) => string[],
): string[][] {
  return [
    ['Combined', ...cellsOf(combined)],
    ...domains.map(({ domain, part }) => [domain, ...cellsOf(part)]),
  ];
}

function meanCells(mean: Mean | undefined, digits = 3): [mean: string, interval: string] {
  return [writeMean(mean, digits), writeInterval(mean?.interval, digits)];
}

function writeMean(mean: Mean | undefined, digits = 3): string {
  return mean?.mean.toFixed(digits) ?? '';
}

function writeInterval(interval: Interval | undefined, digits: number): string {
  return interval ? `${interval.low.toFixed(digits)}–${interval.high.toFixed(digits)}` : '';
}
