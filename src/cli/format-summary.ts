import type { DomainTally, Tally } from '../core/model.ts';
import { addTallies, emptyTally, mergeDomains } from '../core/summary.ts';
import { summaryTable } from '../core/summary-table.ts';
import { mergeVariants } from './merge-variants.ts';
import type { FileScores } from './open-scoring.ts';
import type { SummaryFormat } from './options.ts';
import { plainLine } from './plain-line.ts';
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

/** What goes to standard output: all files together, then each where there are several. Ends in a newline. */
export function formatSummary(format: SummaryFormat, files: FileScores[]): string {
  const total = {
    tally: files.map(({ tally }) => tally).reduce(addTallies, emptyTally()),
    domains: mergeDomains(files.map(({ domains }) => domains)),
    variants: mergeVariants(files.map(({ variants }) => variants)),
  };
  if (format === 'json') return `${JSON.stringify(summaryJson(total, files), undefined, 2)}\n`;
  if (format === 'text') return summaryText(total, files);
  if (files.length === 1) return markdownPart(total);
  const parts = files.map((part) => `\n## ${plainLine(part.file)}\n\n${markdownPart(part)}`);
  return [markdownPart(total), ...parts].join('');
}

function markdownPart({ tally, domains, variants }: Total): string {
  const tables = [
    summaryTable(tally, domains).markdown,
    squadText(variants.squad),
    whatIfMarkdown(variants.whatIfs),
  ];
  return tables.filter((table) => table !== '').join('\n');
}
