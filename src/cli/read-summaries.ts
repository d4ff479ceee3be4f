import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import type { DomainTally, Tally } from '../core/model.ts';
import { Problem } from '../core/problem.ts';
import { SCORER_VERSION } from '../core/scorers/scorers.ts';
import { DELIMITERS, ENCODINGS } from '../csv/dialect.ts';
import { noCounts } from '../csv/read-counts.ts';
import { explainRefusal } from './explain-refusal.ts';
import { startScores } from './file-scores.ts';
import type { FileScores } from './file-scores.ts';
import type { Total } from './format-summary.ts';
import { BucketCounts, describeVariants, toVariants, VARIANT_PARTS } from './read-variants.ts';

const count = z.int().check(z.nonnegative());

const Counts = z.object({
  rows: count,
  exact_substring: count,
  word_overlap: count,
  blank_responses: count,
  empty_golden_answers: count,
  empty_golden_answers_passed: count,
  rows_without_text: count,
  buckets: BucketCounts,
});

const SCORES = {
  combined: Counts,
  // Checked one by one: a domain may be called __proto__.
  domains: z.custom<object>((value) => typeof value === 'object' && value !== null),
  ...VARIANT_PARTS,
};

const Run = z.object({ model: z.string(), language: z.string(), ...SCORES });

const Part = z.object({
  file: z.string(),
  ...SCORES,
  runs: z.optional(z.array(Run)),
  encoding: z.enum(ENCODINGS),
  delimiter: z.enum(DELIMITERS),
  ragged_rows: count,
  stray_quote_rows: count,
  totals_rows: count,
  repeated_headers: count,
  unreadable_rows: count,
  only_first_rows: z.boolean(),
});

const Summary = z.object({
  scorer_version: z.literal(SCORER_VERSION),
  files: z.array(Part),
  rag: z.optional(z.unknown()),
});

/** What a summary tells of its files. */
export interface ReadSummary {
  files: FileScores[];
  /** It tells of retrieval too, which is not read: means over parts and their intervals do not make those of the whole. */
  hasRag: boolean;
}

/**
 * The files that summaries tell of, as the command that wrote them (`--summary json`) had them, without what it
 * found of retrieval; `withRag` are those that tell of that.
 * Throws Problem `unreadable_file`, or `usage` where a file is no such summary.
 */
export async function readSummaries(
  paths: string[],
): Promise<{ scores: FileScores[]; withRag: string[] }> {
  const scores: FileScores[] = [];
  const withRag: string[] = [];
  for (const path of paths) {
    const { files, hasRag } = readSummary(path, await readText(path));
    for (const file of files) {
      checkSameOptions(path, file, scores[0] ?? file);
      scores.push(file);
    }
    if (hasRag) withRag.push(path);
  }
  return { scores, withRag };
}

function checkSameOptions(path: string, file: FileScores, first: FileScores): void {
  const [here, there] = [file, first].map(
    ({ variants, runs }) => `${describeVariants(variants)}${runs ? ', by run' : ''}`,
  );
  if (here === there) return;
  throw new Problem(
    'usage',
    `${path} was scored with ${here}, the first part with ${there}: they add up where all parts are scored alike.`,
  );
}

/** What one summary tells. Throws Problem `usage`, which names the path. */
export function readSummary(path: string, text: string): ReadSummary {
  try {
    const { files, rag } = Summary.parse(JSON.parse(text));
    return { files: files.map(toScores), hasRag: rag !== undefined };
  } catch {
    throw new Problem(
      'usage',
      `${path} is no summary that this version wrote with --summary json: score its part again.`,
    );
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new Problem('unreadable_file', `${path} cannot be read: ${explainRefusal(error)}.`);
  }
}

function toScores(part: z.infer<typeof Part>): FileScores {
  const { file, encoding, delimiter } = part;
  const dialect = { encoding, delimiter, bom: false, escape: 'double' } as const;
  return {
    ...startScores(file, { dialect, duplicates: [] }),
    isCut: part.only_first_rows,
    ...toTotal(part),
    runs: part.runs?.map((run) => ({
      model: run.model,
      language: run.language,
      ...toTotal(run),
    })),
    ragged: { count: part.ragged_rows, first: [] },
    stray: { count: part.stray_quote_rows, first: [] },
    totals: { count: part.totals_rows, first: [] },
    counts: {
      ...noCounts(),
      repeatedHeaders: part.repeated_headers,
      unreadRows: part.unreadable_rows,
    },
  };
}

function toTotal(part: Omit<z.infer<typeof Run>, 'model' | 'language'>): Total {
  return {
    tally: toTally(part.combined),
    domains: Object.entries(part.domains).map(toDomain),
    variants: toVariants(part),
  };
}

function toDomain([domain, counts]: [string, unknown]): DomainTally {
  return { domain, tally: toTally(Counts.parse(counts)) };
}

function toTally(counts: z.infer<typeof Counts>): Tally {
  return {
    rows: counts.rows,
    exact: counts.exact_substring,
    overlap: counts.word_overlap,
    blank: counts.blank_responses,
    emptyGolden: counts.empty_golden_answers,
    emptyGoldenPassed: counts.empty_golden_answers_passed,
    noText: counts.rows_without_text,
    buckets: counts.buckets,
  };
}
