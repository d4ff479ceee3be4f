import type { Tally } from '../core/model.ts';
import { SCORERS, SCORER_VERSION } from '../core/scorers/scorers.ts';
import { wilsonInterval } from '../core/stats/wilson.ts';
import { accuracy, macroAccuracy, withoutEmptyGolden } from '../core/summary.ts';
import type { FileScores } from './file-scores.ts';
import { ragReportJson, ragSettingsJson } from './rag-json.ts';
import type { RagReport, RagReports } from './rag-report.ts';
import type { FilesTotal, Total } from './format-summary.ts';
import type { RunScores } from './run-scores.ts';
import { squadJson } from './squad-summary.ts';
import { whatIfJson } from './what-if-summary.ts';

/** The summary as plain data; percentages and their bounds run from 0 to 100, null where there are no rows. */
export function summaryJson(total: FilesTotal, files: FileScores[], rag?: RagReports) {
  return {
    scorer_version: SCORER_VERSION,
    ...describePart(total),
    ...describeRuns(total.runs),
    ...(rag && { rag: { settings: ragSettingsJson(rag.settings), ...ragReportJson(rag.total) } }),
    files: files.map((part, place) => fileJson(part, rag?.files[place])),
  };
}

function fileJson(part: FileScores, rag: RagReport | undefined) {
  const { file, dialect, tally, ragged, stray, totals, counts, isCut } = part;
  return {
    file,
    ...describePart(part),
    ...describeRuns(part.runs),
    encoding: dialect.encoding,
    delimiter: dialect.delimiter,
    rows_without_text: tally.noText,
    ragged_rows: ragged.count,
    stray_quote_rows: stray.count,
    totals_rows: totals.count,
    repeated_headers: counts.repeatedHeaders,
    unreadable_rows: counts.unreadRows,
    only_first_rows: isCut,
    ...(rag && { rag: ragReportJson(rag) }),
  };
}

function describeRuns(runs: RunScores[] | undefined) {
  if (!runs) return {};
  return {
    runs: runs.map((run) => ({ model: run.model, language: run.language, ...describePart(run) })),
  };
}

function describePart({ tally: combined, domains, variants }: Total) {
  const { whatIfs, squad, goldenForm, notLists } = variants;
  return {
    combined: describeTally(combined),
    macro_average: byScorer((id) => macroAccuracy(domains, id) ?? null),
    domains: Object.fromEntries(
      domains.map(({ domain, tally }) => [domain, describeTally(tally)] as const),
    ),
    ...(goldenForm && { golden_answers: { form: goldenForm, not_lists: notLists } }),
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
    empty_golden_answers_passed: tally.emptyGoldenPassed,
    rows_without_text: tally.noText,
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
