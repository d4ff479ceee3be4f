import { countOf, formatCount } from '../format.ts';
import { PUBLISHED_DIFFERENCE } from './check-metric.ts';
import type { MetricCheck } from './check-metric.ts';
import { FEW_CONTENT_WORDS } from './few-content-words.ts';
import type { Mover } from './find-movers.ts';
import { RAG_LIBRARIES, RAG_VERSION } from './rag-version.ts';
import type { RagSettings } from './rag-settings.ts';
import type { RagPart, RagSummary } from './rag-summary.ts';
import { BORDERLINE_BAND } from './response-length.ts';

/** How many of the worst rows are named. */
const NAMED_ROWS = 5;
const PART_NAMES = {
  sourceReturn: 'source return',
  factual: 'factual correctness',
  length: 'response length',
} as const;

/** What the figures of a report count and leave out, each as one sentence or a few. */
export function ragNotes(
  { combined }: RagSummary,
  movers: readonly Mover[],
  settings: RagSettings,
): string[] {
  const gains = movers.map(
    ({ part, gain, rows }) => `${PART_NAMES[part]} +${gain.toFixed(2)} (${countOf(rows, 'row')})`,
  );
  return [
    describeSources(combined),
    describeLengths(combined, settings),
    describeRatings(combined, settings),
    gains.length === 0
      ? 'No part would raise the mean rating.'
      : `What would raise the mean rating most, if it were full in every row: ${gains.join(', ')}.`,
    `Means with 95% bootstrap intervals, seed ${settings.seed}. Definition ${RAG_VERSION}; stop words: ${RAG_LIBRARIES.stopWords}; stemmers: ${RAG_LIBRARIES.stemmer}, ${RAG_LIBRARIES.otherStemmers}; tokens: ${RAG_LIBRARIES.tokenizer}, ${settings.tokenizer}.`,
  ];
}

function describeSources({ rows, sources }: RagPart): string {
  const { states } = sources;
  return [
    `Source return of ${formatCount(states.scored)} of ${countOf(rows, 'row')}; left out: ${formatCount(states.no_context)} without context, ${formatCount(states.unreadable)} with an unreadable one, ${formatCount(states.no_golden)} whose golden answer has no word.`,
    `They quote ${formatCount(sources.supporting)} supporting sources, ${formatCount(sources.notSupporting)} real ones that do not support, ${formatCount(sources.invented)} invented ones; ${countOf(sources.nothingQuoted, 'row')} quote nothing.`,
    `In ${countOf(sources.wrongUnseen, 'row')} the baseline is 1 though a quoted source is wrong. Fewer than ${FEW_CONTENT_WORDS} content words in the golden answer: ${countOf(sources.fewWords, 'row')}.`,
  ].join(' ');
}

function describeLengths({ rows, lengths }: RagPart, settings: RagSettings): string {
  const { classes } = lengths;
  const counted = settings.countSources ? 'quoted sources counted' : 'quoted sources left out';
  return `Length of ${formatCount(lengths.rows)} of ${countOf(rows, 'row')} (the others have a blank golden answer), ${counted}: ${formatCount(lengths.aligned)} deviate by less than ${settings.threshold}; ${formatCount(classes.borderline)} are borderline (${BORDERLINE_BAND.low} to ${BORDERLINE_BAND.high}), ${formatCount(classes.too_short)} too short, ${formatCount(classes.too_long)} too long.`;
}

function describeRatings({ rows, ratings }: RagPart, { weights }: RagSettings): string {
  const { review, judge, scorers } = ratings.factual;
  const nobody = rows - review - judge - scorers;
  return `Rating of ${formatCount(ratings.rating?.rows ?? 0)} of ${countOf(rows, 'row')}, 0 to 10, weights ${weights.sourceReturn} : ${weights.factual} : ${weights.length} (source return, factual correctness, response length), of the parts that a row has. Factual correctness by review in ${countOf(review, 'row')}, by judge in ${formatCount(judge)}, by both scorers in ${formatCount(scorers)}, by nobody in ${formatCount(nobody)}.`;
}

/** What the check against the labels covers. */
export function checkNote({ rows, unlabelled, unscored, scores }: MetricCheck): string {
  const worst = scores.multiSource.worst
    .slice(0, NAMED_ROWS)
    .map(
      ({ row, expected, score }) => `row ${row + 1} (${score.toFixed(3)}, expected ${expected})`,
    );
  const named = worst.length === 0 ? 'No row differs.' : `Worst: ${worst.join(', ')}.`;
  return `Mean absolute difference from expected_score over ${countOf(rows, 'row')}; left out: ${formatCount(unlabelled)} without a label, ${formatCount(unscored)} with one but no score. The published method reports ${PUBLISHED_DIFFERENCE.mean.toFixed(4)} over ${PUBLISHED_DIFFERENCE.rows} rows of its own. ${named}`;
}
