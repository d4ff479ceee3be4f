import type { TableCell } from './write-table.ts';

/**
 * Rows as a Markdown table, headings first; what Markdown would obey in a cell is shown. No newline at its end.
 * The first `names` columns are set to the left, figures to the right.
 */
export function markdownTable(rows: readonly (readonly TableCell[])[], names = 1): string {
  const [headings = [], ...others] = rows.map((row) => row.map(markdownCell));
  const rule = headings.map((_, column) => (column < names ? '---' : '---:'));
  return [headings, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function markdownCell(cell: TableCell): string {
  return typeof cell === 'string' ? escapeMarkdown(cell) : `**${escapeMarkdown(cell.best)}**`;
}

/** A text on one line, without what Markdown would obey. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~$]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}
