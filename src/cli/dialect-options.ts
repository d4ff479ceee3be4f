import { ENCODINGS } from '../csv/dialect.ts';
import type { Delimiter, Dialect, Quote } from '../csv/dialect.ts';
import { Problem } from '../core/problem.ts';

/** Flags that say how a file is written, where that is not found out. */
export const DIALECT_FLAGS = {
  encoding: { type: 'string' },
  delimiter: { type: 'string' },
  quote: { type: 'string' },
  'header-line': { type: 'string' },
  sheet: { type: 'string' },
  'read-on': { type: 'boolean' },
} as const;

type DialectValues = {
  [Flag in keyof typeof DIALECT_FLAGS]?: (Flag extends 'read-on' ? boolean : string) | undefined;
};

const DELIMITER_NAMES: Record<string, Delimiter> = {
  comma: ',',
  semicolon: ';',
  tab: '\t',
  pipe: '|',
};
const QUOTE_NAMES: Record<string, Quote> = { double: '"', single: "'", none: 'none' };
const ENCODING_NAMES = Object.fromEntries(ENCODINGS.map((name) => [name, name]));

/** What the flags say of the dialect. Throws Problem `usage`. */
export function readDialect(values: DialectValues): Partial<Dialect> {
  const { encoding, delimiter, quote, sheet, 'header-line': line } = values;
  return {
    ...(encoding !== undefined && { encoding: choose('--encoding', encoding, ENCODING_NAMES) }),
    ...(delimiter !== undefined && {
      delimiter: choose('--delimiter', delimiter, DELIMITER_NAMES),
    }),
    ...(quote !== undefined && { quote: choose('--quote', quote, QUOTE_NAMES) }),
    ...(line !== undefined && { header: readHeaderLine(line) }),
    ...(sheet !== undefined && { sheet }),
    ...(values['read-on'] && { readOn: true as const }),
  };
}

/** What a word stands for; the thing itself will do too. */
function choose<T extends string>(flag: string, value: string, choices: Record<string, T>): T {
  const found = Object.entries(choices).find((pair) => pair.includes(value.toLowerCase()));
  if (found) return found[1];
  const names = Object.keys(choices).join(', ');
  throw new Problem('usage', `${flag} is one of ${names}, not "${value}". (--help says more)`);
}

function readHeaderLine(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value);
  throw new Problem(
    'usage',
    `--header-line is the line of the header, counted from 1, or 0 where there is none, not "${value}". (--help says more)`,
  );
}
