/** Rows as a Markdown table, headings first; what Markdown would obey in a cell is shown. No newline at its end. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
  const [headings = [], ...others] = rows;
  const rule = headings.map((_, column) => (column === 0 ? '---' : '---:'));
  const lines = [headings, rule, ...others.map((row) => row.map(escapeMarkdown))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** A text on one line, without what Markdown would obey. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~$]/g, '\\$&').replace(/[\r\n]+/g, ' ');
}
