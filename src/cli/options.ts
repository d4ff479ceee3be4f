import { parseArgs } from 'node:util';
import type { Problem } from '../core/problem.ts';
import { usage } from './usage.ts';
import { readVariantOptions, VARIANT_ARGUMENTS, VARIANT_HELP } from './variant-options.ts';
import type { VariantOptions } from './variant-options.ts';

/** The roles that a user can name a column for; no other is read. */
export const NAMED_ROLES = ['question', 'golden', 'response', 'domain'] as const;
export type NamedRole = (typeof NAMED_ROLES)[number];

const SUMMARIES = ['text', 'json', 'md'] as const;
export type SummaryFormat = (typeof SUMMARIES)[number];

export interface ScoreOptions {
  /** At least one; `-` is standard input, at most once. */
  files: string[];
  /** A file, or a folder where there are several files. */
  out: string | undefined;
  flavour: 'csv' | 'excel';
  summary: SummaryFormat;
  /** At least 1. */
  limit: number;
  /** Column names that the user gave for roles. */
  columns: Partial<Record<NamedRole, string>>;
  variants: VariantOptions;
}

/** The flag that names the column of each role. */
export const ROLE_FLAGS: Record<NamedRole, `--${string}`> = {
  question: '--question',
  golden: '--answer',
  response: '--response',
  domain: '--domain',
};

export const HELP = `Scores responses against golden answers: exact substring and word overlap.

  npm run -s score -- FILE.csv [FILE…] [options]

A file named - is standard input.

  --out PATH        write the scored CSV there; a folder where there are several files
  --excel           write it for Excel: with a byte order mark and formula-safe cells
  --summary FORMAT  text (default), json or md (Markdown)
  --limit N         score the first N rows of each file only
  --question COL    name of the column with the question
  --answer COL      … with the golden answer
  --response COL    … with the response
  --domain COL      … with the domain
${VARIANT_HELP}  --help            show this

Columns are found by name (question, answer, Domain, response, and their common synonyms).
The summary goes to standard output; warnings and progress go to standard error.
Exit code 0, or 2 with one line that says what is wrong; then no file has been written.
`;

/** What the arguments ask for. Throws Problem `usage` where they cannot be understood. */
export function readOptions(args: string[]): ScoreOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  checkFiles(positionals);
  if (values.excel && values.out === undefined)
    throw usage('--excel says how --out is written, and there is no --out.');
  if (values.out === '-' || values.out === '')
    throw usage('--out needs the name of a file or folder: standard output holds the summary.');
  return {
    files: positionals,
    out: values.out,
    flavour: values.excel ? 'excel' : 'csv',
    summary: readSummary(values.summary),
    limit: values.limit === undefined ? Infinity : readNumber('--limit', values.limit),
    columns: readColumns(values),
    variants: readVariantOptions(values),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: text,
        excel: flag,
        summary: { ...text, default: 'text' },
        limit: text,
        question: text,
        answer: text,
        domain: text,
        response: text,
        ...VARIANT_ARGUMENTS,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw explainArguments(error);
  }
}

/** What Node says of arguments that it cannot read, as a sentence. */
export function explainArguments(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // Node goes on with advice on how to escape what was meant for a file name.
  const [sentence = ''] = message.split(/(?<=\.) |\n/);
  return usage(sentence);
}

/** The columns that are named by the flags of roles. */
export function readColumns(values: {
  [flag in 'question' | 'answer' | 'response' | 'domain']?: string | undefined;
}): ScoreOptions['columns'] {
  const { question, answer: golden, response, domain } = values;
  return {
    ...(question !== undefined && { question }),
    ...(golden !== undefined && { golden }),
    ...(response !== undefined && { response }),
    ...(domain !== undefined && { domain }),
  };
}

function checkFiles(files: string[]): void {
  if (files.length === 0) throw usage('No file is named.');
  if (files.filter((file) => file === '-').length > 1)
    throw usage('Standard input (-) can be read only once.');
}

function readSummary(value: string): SummaryFormat {
  const format = SUMMARIES.find((name) => name === value);
  if (!format) throw usage(`--summary is text, json or md, not "${value}".`);
  return format;
}

/** The number that an option was given: whole, and at least 1. Throws Problem `usage`. */
export function readNumber(option: string, value: string): number {
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number < 1) throw usage(`${option} needs a whole number of at least 1, not "${value}".`);
  return number;
}
