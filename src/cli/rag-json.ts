import { CHECKED_SCORES, PUBLISHED_DIFFERENCE } from '../core/rag/check-metric.ts';
import type { MetricCheck, ScoreCheck } from '../core/rag/check-metric.ts';
import { RAG_LIBRARIES, RAG_VERSION } from '../core/rag/rag-version.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import type { RagPart } from '../core/rag/rag-summary.ts';
import type { Mean } from '../core/stats/bootstrap.ts';
import type { RagReport } from './rag-report.ts';

/** What a report rests on, as plain data. */
export function ragSettingsJson(settings: RagSettings) {
  const { threshold, tokenizer, countSources, weights, citationPattern, seed } = settings;
  return {
    version: RAG_VERSION,
    stop_words: RAG_LIBRARIES.stopWords,
    stemmers: [RAG_LIBRARIES.stemmer, RAG_LIBRARIES.otherStemmers],
    tokens: RAG_LIBRARIES.tokenizer,
    tokenizer,
    threshold,
    quoted_sources_counted: countSources,
    weights: {
      source_return: weights.sourceReturn,
      factual_correctness: weights.factual,
      response_length: weights.length,
    },
    citation_pattern: citationPattern || null,
    seed,
  };
}

/** A report as plain data: shares from 0 to 1, ratings from 0 to 10, null where no row has the figure; rows are counted from 1. */
export function ragReportJson({ summary, check, movers }: RagReport) {
  return {
    combined: partJson(summary.combined),
    domains: Object.fromEntries(
      summary.domains.map(({ domain, part }) => [domain, partJson(part)] as const),
    ),
    gains: movers.map(({ part, gain, rows }) => ({ part: PART_KEYS[part], gain, rows })),
    check: check ? checkJson(check) : null,
  };
}

const PART_KEYS = {
  sourceReturn: 'source_return',
  factual: 'factual_correctness',
  length: 'response_length',
} as const;

function partJson({ rows, sources, shares, lengths, ratings }: RagPart) {
  return {
    rows,
    states: sources.states,
    source_return: meanJson(shares.multiSource),
    source_return_baseline: meanJson(shares.baseline),
    source_recall: meanJson(shares.recall),
    source_precision: meanJson(shares.precision),
    context_coverage: meanJson(shares.coverage),
    quoted_sources: {
      supporting: sources.supporting,
      not_supporting: sources.notSupporting,
      invented: sources.invented,
    },
    rows_with_invented_sources: sources.rowsWithInvented,
    rows_quoting_nothing: sources.nothingQuoted,
    rows_with_wrong_source_unseen_by_baseline: sources.wrongUnseen,
    rows_with_few_content_words: sources.fewWords,
    length: {
      rows: lengths.rows,
      aligned: lengths.aligned,
      classes: lengths.classes,
      shorter: lengths.shorter,
      longer: lengths.longer,
      deviation: meanJson(lengths.deviation),
    },
    final_rating: meanJson(ratings.rating),
    rating_parts: {
      source_return: ratings.parts.sourceReturn,
      factual_correctness: ratings.parts.factual,
      response_length: ratings.parts.length,
    },
    factual_correctness_by: ratings.factual,
  };
}

function meanJson(mean: Mean | undefined) {
  if (!mean) return null;
  const { interval } = mean;
  return {
    mean: mean.mean,
    bootstrap_95: interval ? [interval.low, interval.high] : null,
    rows: mean.rows,
  };
}

function checkJson({ rows, unlabelled, unscored, scores }: MetricCheck) {
  return {
    rows,
    rows_without_label: unlabelled,
    labelled_rows_without_score: unscored,
    published_mean_absolute_difference: PUBLISHED_DIFFERENCE,
    ...Object.fromEntries(
      CHECKED_SCORES.map((score) => [SCORE_KEYS[score], scoreJson(scores[score])]),
    ),
  };
}

const SCORE_KEYS = { multiSource: 'multi_source', baseline: 'baseline' } as const;

function scoreJson({ difference, bias, classes, worst }: ScoreCheck) {
  return {
    mean_absolute_difference: meanJson(difference),
    bias,
    classes: classes.map(({ label, rows, difference: mean, scores }) => ({
      expected_from: label.low,
      expected_to: label.high,
      rows,
      mean_absolute_difference: mean,
      scores,
    })),
    worst: worst.map(({ row, expected, score }) => ({ row: row + 1, expected, score })),
  };
}
