/** A row of JSON: cells by name, or by place where it is a list. */
export type JsonRow = { names: string[]; cells: string[] } | { names: undefined; cells: string[] };

/**
 * The cells of one row. Text is itself; null is empty; a number stands as it was written; true and false as
 * in JSON; lists and objects are compact JSON. Undefined where the text is neither an object nor a list.
 */
export function readJsonRow(text: string): JsonRow | undefined {
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return undefined;
  const cells: unknown[] = Object.values(value);
  const written = isRounded(text, cells) ? Object.values(parseNumbersAsText(text)) : [];
  const texts = cells.map((cell, at) => cellText(cell, written[at]));
  // Half a pair can be written as an escape, but is no character: no file could keep it.
  const whole = /\\u[dD]/.test(text) ? texts.map(mendSurrogates) : texts;
  return { names: Array.isArray(value) ? undefined : Object.keys(value), cells: whole };
}

/** The text of a value; `written` is a number's own. */
function cellText(value: unknown, written?: unknown): string {
  if (typeof value === 'string') return value;
  if (value === null) return '';
  if (typeof value === 'number' && typeof written === 'string') return written;
  return JSON.stringify(value);
}

function mendSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a number among the cells may have been written otherwise than JavaScript would write it. */
function isRounded(text: string, cells: unknown[]): boolean {
  return /\d[.eE]|\d{16}|-0/.test(text) && cells.some((cell) => typeof cell === 'number');
}

/** JSON is known to be sound here, so that what looks like a number outside of strings is one. */
function parseNumbersAsText(text: string): object {
  const quoted = text.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/g, (token) =>
    token.startsWith('"') ? token : `"${token}"`,
  );
  return JSON.parse(quoted);
}
