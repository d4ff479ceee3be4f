import { bucketOf } from './buckets.ts';
import type { RowScore } from './model.ts';
import { RAG_COLUMNS } from './rag/rag-columns.ts';
import type { ReasonId } from './reasons/reason.ts';
import { SCORER_VERSION } from './scorers/scorers.ts';
import { isBlank } from './text/white-space.ts';

/** The columns that scoring appends to a file, in order. */
export const SCORED_COLUMNS = [
  'exact_substring',
  'word_overlap',
  'matching_words',
  'total_golden_words',
  'bucket',
  'blank_response',
] as const;

/** Beside them: the ids of the reasons, `;` between them. */
const REASONS_COLUMN = 'reasons';
/** Then the version of the scorers, the same in every row, so that it goes with any part of the file. */
export const VERSION_COLUMN = 'scorer_version';
/** The columns that judging appends after them, in order. */
export const JUDGE_COLUMNS = [
  'judge_verdict',
  'judge_reason',
  'judge_state',
  'judge_model',
  'judge_prompt_sha256',
  'judge_version',
] as const;
/** Files that were judged or evaluated before there were these have all others. */
const LATER_COLUMNS: ReadonlySet<string> = new Set(['judge_version', 'rag_version']);
/** Last, while a patch is applied: the answer that a row was scored against instead of its own. */
export const PATCHED_COLUMN = 'patched_answer';

/** Where a file has several golden answers a row: the first that each scorer passes; empty where it passes none. */
export const PASSED_COLUMNS = ['exact_golden_answer', 'overlap_golden_answer'] as const;

/** All columns that an export adds to a file without a patch, in order. */
export const EXPORT_COLUMNS = [...SCORED_COLUMNS, REASONS_COLUMN, VERSION_COLUMN] as const;

/**
 * Which columns of a file a scored CSV keeps, and its whole header. Where the file holds all scored
 * columns it was scored before, and its last ones of these names (those that scoring appended) are
 * replaced, those of reasons, version, patched and passed answers too; a file that has some of the names keeps them, as
 * they mean something of its own.
 */
export function planScoredColumns(
  header: readonly string[],
  isPatched = false,
): { keep: number[]; header: string[] } {
  const last = SCORED_COLUMNS.map((column) => header.lastIndexOf(column));
  const beside = [REASONS_COLUMN, VERSION_COLUMN, PATCHED_COLUMN, ...PASSED_COLUMNS].map((column) =>
    header.lastIndexOf(column),
  );
  const replaced = new Set(last.includes(-1) ? [] : [...last, ...beside]);
  const keep = [...header.keys()].filter((column) => !replaced.has(column));
  const added = isPatched ? [...EXPORT_COLUMNS, PATCHED_COLUMN] : EXPORT_COLUMNS;
  return { keep, header: [...keep.map((column) => header[column] ?? ''), ...added] };
}

/**
 * As `plan` has it, with the columns of `added` at the end. Where the file holds all of them, a version aside, they
 * were added before, and are replaced.
 */
export function planAddedColumns(
  header: readonly string[],
  added: readonly string[],
  plan: (header: readonly string[]) => { keep: number[]; header: string[] },
): { keep: number[]; header: string[] } {
  const last = added.map((column) => header.lastIndexOf(column));
  const isAdded = added.every((name, at) => last[at] !== -1 || LATER_COLUMNS.has(name));
  const replaced = new Set(isAdded ? last : []);
  const others = [...header.keys()].filter((column) => !replaced.has(column));
  const inner = plan(others.map((column) => header[column] ?? ''));
  return {
    keep: inner.keep.flatMap((place) => others[place] ?? []),
    header: [...inner.header, ...added],
  };
}

/** Whether a header ends as those of our exports do: after the scored columns any of those beside them, in order. */
export function endsInScoredColumns(header: readonly string[]): boolean {
  const first = header.lastIndexOf(SCORED_COLUMNS[0]);
  const added = first === -1 ? [] : header.slice(first);
  const beside = [
    REASONS_COLUMN,
    VERSION_COLUMN,
    ...JUDGE_COLUMNS,
    PATCHED_COLUMN,
    ...PASSED_COLUMNS,
    ...RAG_COLUMNS,
  ].filter((name) => added.includes(name));
  const ours = [...SCORED_COLUMNS, ...beside];
  return added.length === ours.length && added.every((name, at) => name === ours[at]);
}

/**
 * Whether none of a row's cells in these columns holds any text, `cellOf` being its cell in a column. Asked of the columns that an export keeps: what
 * scoring added to a row without text is no text of its own.
 */
export function hasNoText(cellOf: (column: number) => string, columns: readonly number[]): boolean {
  return columns.every((column) => isBlank(cellOf(column)));
}

/** A row's cells under `EXPORT_COLUMNS`. */
export function scoredCells(score: RowScore, reasons: readonly ReasonId[]): string[] {
  return [
    String(score.exact),
    String(score.overlap),
    String(score.matchingWords),
    String(score.totalWords),
    bucketOf(score.exact, score.overlap),
    String(score.blank),
    reasons.join(';'),
    SCORER_VERSION,
  ];
}
