const A_NUMBER = /^\s*[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?\s*$/i;

/** Cells as numbers, an empty one before all others; undefined where one is neither empty nor a number. */
export function readNumbers(
  rows: number,
  cellAt: (row: number) => string,
): Float64Array | undefined {
  const numbers = new Float64Array(rows);
  for (let row = 0; row < rows; row++) {
    const cell = cellAt(row);
    if (cell !== '' && !A_NUMBER.test(cell)) return undefined;
    numbers[row] = cell === '' ? -Infinity : Number(cell);
  }
  return numbers;
}
