/**
 * Rows as JSON, one object a line, each ended by `\n`: every cell is text under its column's name, of which
 * there must be no two alike. No character within a line is one that any reader takes for a line end.
 * Rows are read back by `readCsv` cell by cell.
 */
export function jsonlText(columns: string[], rows: string[][]): string {
  // Put together by hand: an object would have names that look like numbers first.
  const names = columns.map((name) => `${toJson(name)}:`);
  const lines = rows.map((row) => {
    const cells = names.map((name, at) => name + toJson(row[at] ?? ''));
    return `{${cells.join(',')}}\n`;
  });
  return lines.join('');
}

function toJson(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u007F-\u009F\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
