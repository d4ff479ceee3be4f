/**
 * The text of a value of a typed source (a workbook, a Parquet file): text is itself, nothing is empty, a
 * number is the shortest decimal that gives it back (1947, not 1947.0), true and false are in lower case, a
 * moment is `dateText`, lists and objects are compact JSON.
 */
export function typedCell(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      if (value instanceof Date) return dateText(value);
      return value === null || value === undefined ? '' : JSON.stringify(plainValue(value));
  }
}

/** A value in a list or object as JSON has it; whole numbers that would lose digits are text. */
function plainValue(value: unknown): unknown {
  if (typeof value === 'bigint')
    return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return dateText(value);
  if (ArrayBuffer.isView(value)) return Object.values(value);
  if (Array.isArray(value)) return value.map(plainValue);
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, plainValue(one)]));
}

/** A day (`2024-05-01`) where the time is midnight, else day and time (`2024-05-01 13:00:00`), in UTC. */
export function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().replace('Z', '').split('T');
  if (time === '00:00:00.000') return day;
  return `${day} ${time.replace(/\.?0*$/, '')}`;
}

/** The shortest decimal that gives a single-precision number back: 0.1, not 0.10000000149011612. */
export function singleText(value: number): string {
  for (const digits of [6, 7, 8]) {
    const shorter = Number(value.toPrecision(digits));
    if (Math.fround(shorter) === value) return String(shorter);
  }
  return String(value);
}
