import { parseArgs } from 'node:util';
import { Problem } from '../core/problem.ts';
import { ENCODINGS } from '../csv/dialect.ts';
import type { Dialect } from '../csv/dialect.ts';
import { DIALECT_FLAGS, readDialect } from './dialect-options.ts';

/** The roles that a user can name a column for; no other is read. */
export const NAMED_ROLES = ['question', 'golden', 'response', 'domain'] as const;
export type NamedRole = (typeof NAMED_ROLES)[number];

const SUMMARIES = ['text', 'json', 'md'] as const;
export type SummaryFormat = (typeof SUMMARIES)[number];

export interface ScoreOptions {
  /** At least one; `-` is standard input, at most once. */
  files: string[];
  /** A file, a folder where there are several files, or `-` for standard output. */
  out: string | undefined;
  /** How scored rows are written. With `jsonl` they are read so too. */
  format: 'csv' | 'excel' | 'jsonl';
  summary: SummaryFormat;
  /** A file for the summary, in place of standard output. */
  summaryOut: string | undefined;
  /** The files are summaries, which are added up. */
  isMerge: boolean;
  /** What is said of how the files are written. */
  dialect: Partial<Dialect>;
  /** At least 1. */
  limit: number;
  /** Column names that the user gave for roles. */
  columns: Partial<Record<NamedRole, string>>;
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
  npm run -s score -- --merge SUMMARY.json [SUMMARY.json…] [--summary FORMAT] [--summary-out FILE]

Files are CSV or TSV in any dialect, JSON (a list of objects, or one a line), Excel workbooks or Parquet,
packed with gzip or not. A file named - is standard input.

  --out PATH        write the scored CSV there; a folder where there are several files; - is standard output,
                    and the summary then goes to standard error
  --excel           write it for Excel: with a byte order mark and formula-safe cells
  --jsonl           read and write JSON, one object a line; no rows are no failure then
  --summary FORMAT  text (default), json or md (Markdown)
  --summary-out F   write the summary into this file
  --merge           add up summaries of parts, written with --summary json
  --limit N         score the first N rows of each file only
  --question COL    name of the column with the question
  --answer COL      … with the golden answer
  --response COL    … with the response
  --domain COL      … with the domain
  --encoding E      ${ENCODINGS.join(', ')}
  --delimiter D     comma, semicolon, tab, pipe
  --quote Q         double, single, none
  --header-line N   line of the header, counted from 1; 0: there is none
  --sheet NAME      sheet of a workbook
  --read-on         read past damage: an open quote is a letter, what cannot be read is left out
  --help            show this

Columns are found by name (question, answer, Domain, response, and their common synonyms).
The summary goes to standard output; warnings and progress go to standard error.
Exit code 0, or 2 with one line that says what is wrong; then no file has been written.
`;

/** What the arguments ask for. Throws Problem `usage` where they cannot be understood. */
export function readOptions(args: string[]): ScoreOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  checkFiles(positionals);
  checkOutputs(values, positionals);
  const { jsonl } = values;
  return {
    files: positionals,
    out: values.out,
    format: jsonl ? 'jsonl' : values.excel ? 'excel' : 'csv',
    summary: readSummary(values.summary),
    summaryOut: values['summary-out'],
    isMerge: values.merge,
    dialect: { ...readDialect(values), ...(jsonl && { format: 'jsonl' as const }) },
    limit: values.limit === undefined ? Infinity : readNumber('--limit', values.limit),
    columns: readColumns(values),
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
        ...DIALECT_FLAGS,
        out: text,
        excel: flag,
        jsonl: flag,
        merge: flag,
        'summary-out': text,
        summary: { ...text, default: 'text' },
        limit: text,
        question: text,
        answer: text,
        domain: text,
        response: text,
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

function checkOutputs(
  values: { out?: string; 'summary-out'?: string; excel: boolean; jsonl: boolean; merge: boolean },
  files: string[],
): void {
  const { out, excel, jsonl, merge } = values;
  if (excel && out === undefined)
    throw usage('--excel says how --out is written, and there is no --out.');
  if (excel && jsonl) throw usage('--excel and --jsonl are two ways of writing: choose one.');
  if (out === '' || values['summary-out'] === '')
    throw usage('An output needs the name of a file.');
  if (out === '-' && files.length > 1)
    throw usage('--out - takes the rows of one file: name a folder for several.');
  if (merge && out !== undefined)
    throw usage('--merge adds up summaries: there are no rows for --out.');
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

/** A Problem of what was typed. */
export function usage(sentence: string): Problem {
  return new Problem('usage', `${sentence} (--help says more)`);
}
