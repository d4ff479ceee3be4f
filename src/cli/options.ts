import { parseArgs } from 'node:util';
import type { Dialect } from '../csv/dialect.ts';
import { COLUMN_ARGUMENTS, readColumns } from './column-options.ts';
import type { NamedColumns } from './column-options.ts';
import { DIALECT_FLAGS, readDialect } from './dialect-options.ts';
import { RAG_ARGUMENTS, readRagOptions } from './rag-options.ts';
import type { RagOptions } from './rag-options.ts';
import { readRunColumns, RUN_ARGUMENTS, type NamedRunColumns } from './run-options.ts';
import { explainArguments, readNumber, usage } from './usage.ts';
import { readVariantOptions, VARIANT_ARGUMENTS } from './variant-options.ts';
import type { VariantOptions } from './variant-options.ts';

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
  columns: NamedColumns;
  variants: VariantOptions;
  /** Undefined: each file is one run. */
  runs: NamedRunColumns | undefined;
  /** Undefined: sources, length and rating are not asked for. */
  rag: RagOptions | undefined;
}

/** What the arguments ask for. Throws Problem `usage` where they cannot be understood. */
export function readOptions(args: string[]): ScoreOptions | 'help' {
  const { values, positionals } = parse(args);
  if (values.help) return 'help';
  checkFiles(positionals, values.chunks);
  checkOutputs(values, positionals);
  if (values.merge) checkMerge(values);
  const { jsonl } = values;
  return {
    files: positionals,
    out: values.out,
    format: jsonl ? 'jsonl' : values.excel ? 'excel' : 'csv',
    summary: readSummary(values.summary ?? 'text'),
    summaryOut: values['summary-out'],
    isMerge: values.merge,
    dialect: { ...readDialect(values), ...(jsonl && { format: 'jsonl' as const }) },
    limit: values.limit === undefined ? Infinity : readNumber('--limit', values.limit),
    columns: readColumns(values),
    variants: readVariantOptions(values),
    runs: readRunColumns(values),
    rag: readRagOptions(values),
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
        ...COLUMN_ARGUMENTS,
        ...VARIANT_ARGUMENTS,
        ...RUN_ARGUMENTS,
        ...RAG_ARGUMENTS,
        out: text,
        excel: flag,
        jsonl: flag,
        merge: flag,
        'summary-out': text,
        summary: text,
        limit: text,
        rag: flag,
        help: { ...flag, short: 'h' },
      },
    });
  } catch (error) {
    throw explainArguments(error);
  }
}

function checkFiles(files: string[], chunks: string | undefined): void {
  if (files.length === 0) throw usage('No file is named.');
  if ([...files, chunks].filter((file) => file === '-').length > 1)
    throw usage('Standard input (-) can be read only once.');
}

function checkOutputs(
  values: { out?: string; 'summary-out'?: string; excel: boolean; jsonl: boolean },
  files: string[],
): void {
  const { out, excel, jsonl } = values;
  if (excel && out === undefined)
    throw usage('--excel says how --out is written, and there is no --out.');
  if (excel && jsonl) throw usage('--excel and --jsonl are two ways of writing: choose one.');
  if (out === '' || values['summary-out'] === '')
    throw usage('An output needs the name of a file.');
  if (out !== undefined && out === values['summary-out'])
    throw usage('--out and --summary-out name the same file.');
  if (out === '-' && files.length > 1)
    throw usage('--out - takes the rows of one file: name a folder for several.');
}

const MERGE_OPTIONS = new Set(['merge', 'summary', 'summary-out']);

/** Whatever else is asked for is asked of rows. */
function checkMerge(
  values: Readonly<Record<string, string | boolean | string[] | undefined>>,
): void {
  const asked = Object.keys(values).filter((name) => values[name]);
  const stray = asked.find((name) => !MERGE_OPTIONS.has(name));
  if (stray !== undefined)
    throw usage(`--merge adds up summaries: there are no rows for --${stray}.`);
}

function readSummary(value: string): SummaryFormat {
  const format = SUMMARIES.find((name) => name === value);
  if (!format) throw usage(`--summary is text, json or md, not "${value}".`);
  return format;
}
