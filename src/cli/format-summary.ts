import type { DomainTally, Tally } from '../core/model.ts';
import { addTallies, emptyTally, mergeDomains } from '../core/summary.ts';
import { summaryTable } from '../core/summary-table.ts';
import type { FileScores } from './file-scores.ts';
import { mergeVariants } from './merge-variants.ts';
import type { SummaryFormat } from './options.ts';
import { plainLine } from './plain-line.ts';
import type { RagReports } from './rag-report.ts';
import { ragSummaryMarkdown, ragSummaryText } from './rag-summary.ts';
import { mergeRuns, type RunScores } from './run-scores.ts';
import { runsMarkdown } from './runs-summary.ts';
import type { VariantScores } from './score-variants.ts';
import { squadText } from './squad-summary.ts';
import { summaryJson } from './summary-json.ts';
import { summaryText } from './summary-text.ts';
import { whatIfMarkdown } from './what-if-summary.ts';

/** The rows of all files together. */
export interface Total {
  tally: Tally;
  domains: DomainTally[];
  variants: VariantScores;
}

/** The same with the runs that the files hold; undefined where none was asked for. */
export interface FilesTotal extends Total {
  runs: RunScores[] | undefined;
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
    variants: mergeVariants(files.map(({ variants }) => variants)),
    runs: mergeRuns(files),
  };
  if (format === 'json') return `${JSON.stringify(summaryJson(total, files, rag), undefined, 2)}\n`;
  if (format === 'text') return summaryText(total, files);
  const whole = [markdownPart(total), runsMarkdown(total.runs)].filter((text) => text !== '');
  if (files.length === 1) return whole.join('\n');
  const parts = files.map((part) => `\n## ${plainLine(part.file)}\n\n${markdownPart(part)}`);
  return [whole.join('\n'), ...parts].join('');
}

function markdownPart({ tally, domains, variants }: Total): string {
  const tables = [
    summaryTable(tally, domains).markdown,
    squadText(variants.squad),
    whatIfMarkdown(variants.whatIfs),
  ];
  return tables.filter((table) => table !== '').join('\n');
}
