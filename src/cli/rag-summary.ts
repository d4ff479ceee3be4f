import { markdownTable } from '../core/markdown-table.ts';
import { checkNote, ragNotes } from '../core/rag/rag-notes.ts';
import { checkTable, ragTable } from '../core/rag/rag-cells.ts';
import { alignTable } from './align-table.ts';
import { plainLine } from './plain-line.ts';
import type { RagReport, RagReports } from './rag-report.ts';

/** Sources, lengths and ratings of all files together as aligned tables with notes; file names each where there are several. */
export function ragSummaryText(reports: RagReports, files: readonly string[]): string {
  return eachReport(reports, files)
    .map(({ name, report }) => {
      const { tables, notes } = listParts(report, reports);
      return [
        `Retrieval${name === undefined ? '' : `: ${plainLine(name)}`}\n`,
        ...tables.map((rows) => alignTable(rows.map((row) => row.map(plainLine)))),
        `${notes.join('\n')}\n`,
      ].join('\n');
    })
    .join('\n');
}

/** The same in Markdown. */
export function ragSummaryMarkdown(reports: RagReports, files: readonly string[]): string {
  return eachReport(reports, files)
    .map(({ name, report }) => {
      const { tables, notes } = listParts(report, reports);
      const heading = `## Retrieval${name === undefined ? '' : `: ${plainLine(name)}`}`;
      return [heading, ...tables.map((table) => markdownTable(table)), notes.join('\n\n')].join(
        '\n\n',
      );
    })
    .join('\n\n');
}

function eachReport({ total, files }: RagReports, names: readonly string[]) {
  const parts = files.length === 1 ? [] : files;
  return [
    { name: undefined, report: total },
    ...parts.map((report, place) => ({ name: names[place], report })),
  ];
}

function listParts(report: RagReport, { settings }: RagReports) {
  const { check, summary, movers } = report;
  const table = ragTable(summary);
  return {
    tables: check ? [table, checkTable(check)] : [table],
    notes: [...ragNotes(summary, movers, settings), ...(check ? [checkNote(check)] : [])],
  };
}
