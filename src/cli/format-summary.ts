import type { DomainTally, Tally } from '../core/model.ts';
import { addTallies, emptyTally, mergeDomains } from '../core/summary.ts';
import { summaryTable } from '../core/summary-table.ts';
import type { FileScores } from './file-scores.ts';
import type { SummaryFormat } from './options.ts';
import { plainLine } from './plain-line.ts';
import type { RagReports } from './rag-report.ts';
import { ragSummaryMarkdown, ragSummaryText } from './rag-summary.ts';
import { summaryJson } from './summary-json.ts';
import { summaryText } from './summary-text.ts';

/** The rows of all files together. */
export interface Total {
  tally: Tally;
  domains: DomainTally[];
}

/**
 * What goes to standard output: all files together, then each where there are several; what was found of them as
 * answers of a retrieval system last. Ends in a newline.
 */
export function formatSummary(
  format: SummaryFormat,
  files: FileScores[],
  rag?: RagReports,
): string {
  const names = files.map(({ file }) => file);
  const scores = formatScores(format, files, rag);
  if (!rag || format === 'json') return scores;
  if (format === 'text') return `${scores}\n${ragSummaryText(rag, names)}`;
  return `${scores}\n${ragSummaryMarkdown(rag, names)}\n`;
}

function formatScores(
  format: SummaryFormat,
  files: FileScores[],
  rag: RagReports | undefined,
): string {
  const total = {
    tally: files.map(({ tally }) => tally).reduce(addTallies, emptyTally()),
    domains: mergeDomains(files.map(({ domains }) => domains)),
  };
  if (format === 'json') return `${JSON.stringify(summaryJson(total, files, rag), undefined, 2)}\n`;
  if (format === 'text') return summaryText(total, files);
  const table = summaryTable(total.tally, total.domains).markdown;
  if (files.length === 1) return table;
  const parts = files.map(
    ({ file, tally, domains }) =>
      `\n## ${plainLine(file)}\n\n${summaryTable(tally, domains).markdown}`,
  );
  return [table, ...parts].join('');
}
