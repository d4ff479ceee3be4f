/** Names to the left, figures to the right, two spaces between. */
export function alignTable(rows: string[][]): string {
  // One by one: a call cannot take as many arguments as a file may have domains.
  const widths = (rows[0] ?? []).map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, widthOf(row[column] ?? '')), 0),
  );
  const lines = rows.map((row) =>
    row
      .map((cell, column) => {
        const gap = ' '.repeat((widths[column] ?? 0) - widthOf(cell));
        return column === 0 ? cell + gap : gap + cell;
      })
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}

/** Columns of a terminal, about: what combines with a letter takes none. */
function widthOf(text: string): number {
  return Array.from(text.replaceAll(/[\p{Mn}\p{Me}\p{Cf}]/gu, '')).length;
}
