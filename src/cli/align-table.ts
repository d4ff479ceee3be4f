/** Names to the left, figures to the right, two spaces between. */
export function alignTable(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => widthOf(row[column] ?? ''))),
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
