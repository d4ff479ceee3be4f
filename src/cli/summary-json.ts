import type { Tally } from '../core/model.ts';
import { SCORERS, SCORER_VERSION } from '../core/scorers/scorers.ts';
import { wilsonInterval } from '../core/stats/wilson.ts';
import { accuracy, macroAccuracy, withoutEmptyGolden } from '../core/summary.ts';
import type { FileScores } from './open-scoring.ts';
import type { Total } from './format-summary.ts';
import { squadJson } from './squad-summary.ts';
import { whatIfJson } from './what-if-summary.ts';

/** The summary as plain data; percentages and their bounds run from 0 to 100, null where there are no rows. */
export function summaryJson(total: Total, files: FileScores[]) {
  return {
    scorer_version: SCORER_VERSION,
    ...describePart(total),
    files: files.map(({ file, dialect, ragged, stray, ...part }) => ({
      file,
      ...describePart(part),
      encoding: dialect.encoding,
      delimiter: dialect.delimiter,
      rows_without_text: part.tally.noText,
      ragged_rows: ragged.count,
      stray_quote_rows: stray.count,
    })),
  };
}

function describePart({ tally: combined, domains, variants }: Total) {
  const { whatIfs, squad } = variants;
  return {
    combined: describeTally(combined),
    macro_average: byScorer((id) => macroAccuracy(domains, id) ?? null),
    domains: Object.fromEntries(
      domains.map(({ domain, tally }) => [domain, describeTally(tally)] as const),
    ),
    ...(squad && { squad: squadJson(squad) }),
    ...(whatIfs.length > 0 && { what_if: whatIfJson(whatIfs) }),
  };
}

function describeTally(tally: Tally) {
  const kept = withoutEmptyGolden(tally);
  return {
    rows: tally.rows,
    ...byScorer((id) => tally[id]),
    blank_responses: tally.blank,
    empty_golden_answers: tally.emptyGolden,
    buckets: tally.buckets,
    accuracy: byScorer((id) => {
      const interval = wilsonInterval(tally[id], tally.rows);
      return {
        percent: accuracy(tally[id], tally.rows) ?? null,
        wilson_95: interval ? [100 * interval.low, 100 * interval.high] : null,
      };
    }),
    accuracy_without_empty_golden_answers: {
      rows: kept.rows,
      ...byScorer((id) => accuracy(kept[id], kept.rows) ?? null),
    },
  };
}

function byScorer<T>(describe: (id: (typeof SCORERS)[number]['id']) => T) {
  return Object.fromEntries(SCORERS.map(({ id, column }) => [column, describe(id)] as const));
}
