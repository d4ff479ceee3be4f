import { type Decision, readVerdict } from './decision.ts';
import { rowKey } from '../row-key.ts';
import { readKey } from '../row-keys.ts';
import { SCORER_VERSION } from '../scorers/scorers.ts';

/** The columns of a review file, in order. */
export const REVIEW_COLUMNS = [
  'row_key',
  'question',
  'answer',
  'response',
  'reviewer',
  'verdict',
  'golden_wrong',
  'proposed_answer',
  'note',
  'stratum',
  'draw',
  'seed',
  'reviewed_at',
  // Strata are made of the scorers' verdicts.
  'scorer_version',
] as const;
/** The columns of a patch file, in order. */
export const PATCH_COLUMNS = [
  'row_key',
  'question',
  'answer',
  'proposed_answer',
  'reviewer',
  'note',
  // A golden answer is proposed where verdicts were looked at.
  'scorer_version',
] as const;

/** Files that were written before they said the version have the columns before the last. */
const HEADERS = new Set(
  [REVIEW_COLUMNS, PATCH_COLUMNS].flatMap((columns) => [
    columns.join(),
    columns.slice(0, -1).join(),
  ]),
);

/** Whether a header is that of the review or patch files written here, or of those of an older version. */
export function isReviewOrPatch(header: readonly string[]): boolean {
  return HEADERS.has(header.join());
}

type ReviewColumn = (typeof REVIEW_COLUMNS)[number];

/** A row's texts, by which a person reads a review file; its key alone joins it to a run. */
export interface ReviewedTexts {
  question: string;
  golden: string;
  response: string;
}

/** A decision as a record of a review file, cells as in `REVIEW_COLUMNS`. */
export function writeDecision(decision: Decision, texts: ReviewedTexts): string[] {
  const cells: Record<ReviewColumn, string> = {
    row_key: decision.rowKey,
    question: texts.question,
    answer: texts.golden,
    response: texts.response,
    reviewer: decision.reviewer,
    verdict: decision.verdict ?? '',
    golden_wrong: String(decision.goldenWrong),
    proposed_answer: decision.proposedAnswer,
    note: decision.note,
    stratum: decision.stratum,
    draw: decision.draw?.toString() ?? '',
    seed: decision.seed?.toString() ?? '',
    reviewed_at: decision.reviewedAt,
    scorer_version: SCORER_VERSION,
  };
  return REVIEW_COLUMNS.map((column) => cells[column]);
}

/** What a review file says. */
export interface ReadReview {
  decisions: Decision[];
  /** Records that say nothing of any row, counted from 0: neither key nor texts, or no decision. */
  unusable: number[];
}

/**
 * The decisions of a review file. Columns are found by name, in any order, and others ignored; undefined where
 * the header has no `verdict` and no `golden_wrong`, and so is no review file's. A record without key, or
 * whose key is none, has that of its texts.
 */
export function readDecisions(header: string[], records: string[][]): ReadReview | undefined {
  const names = header.map((name) => name.trim().toLowerCase());
  if (!names.includes('verdict') && !names.includes('golden_wrong')) return undefined;
  const decisions: Decision[] = [];
  const unusable: number[] = [];
  for (const [index, record] of records.entries()) {
    const decision = readDecision((column) => record[names.indexOf(column)] ?? '');
    if (decision === undefined) unusable.push(index);
    else decisions.push(decision);
  }
  return { decisions, unusable };
}

function readDecision(cell: (column: ReviewColumn) => string): Decision | undefined {
  const texts = [cell('question'), cell('answer'), cell('response')] as const;
  const named = cell('row_key').trim().toLowerCase();
  const hasTexts = texts.some((text) => text !== '');
  if (named === '' && !hasTexts) return undefined;
  // A spreadsheet writes a key of digits alone as a number, and not all of it.
  const isKey = readKey(named) !== undefined || !hasTexts;
  const verdict = readVerdict(cell('verdict'));
  const goldenWrong = readVerdict(cell('golden_wrong')) === 'correct';
  const note = cell('note');
  if (verdict === undefined && !goldenWrong && note === '') return undefined;
  return {
    rowKey: isKey ? named : rowKey(...texts),
    reviewer: cell('reviewer').trim(),
    verdict,
    goldenWrong,
    proposedAnswer: cell('proposed_answer'),
    note,
    stratum: cell('stratum'),
    draw: readNumber(cell('draw')),
    seed: readNumber(cell('seed')),
    reviewedAt: cell('reviewed_at').trim(),
  };
}

function readNumber(cell: string): number | undefined {
  return /^\s*\d{1,15}\s*$/.test(cell) ? Number(cell) : undefined;
}

/** What became of the decisions that were read; the four counts add up to them. */
export interface Merge {
  decisions: Decision[];
  added: number;
  /** Told before by the same reviewer, later now: the newer one counts. */
  replaced: number;
  /** Told before by the same reviewer, and later than now: the kept one counts. */
  outdated: number;
  /** Kept already. */
  same: number;
}

/**
 * The kept decisions and those read, one for each reviewer and row: of two, the newer counts, of two of one
 * time the kept one. A time that cannot be read is older than any other.
 */
export function mergeDecisions(kept: Decision[], read: Decision[]): Merge {
  const merged = new Map(kept.map((decision) => [nameDecision(decision), decision]));
  const counts = { added: 0, replaced: 0, outdated: 0, same: 0 };
  for (const decision of read) {
    const name = nameDecision(decision);
    const before = merged.get(name);
    const fate = judgeFate(before, decision);
    counts[fate]++;
    if (fate === 'added' || fate === 'replaced') merged.set(name, decision);
  }
  return { decisions: [...merged.values()], ...counts };
}

function judgeFate(
  before: Decision | undefined,
  decision: Decision,
): 'added' | 'replaced' | 'outdated' | 'same' {
  if (before === undefined) return 'added';
  if (joinCells(before) === joinCells(decision)) return 'same';
  return readTime(decision) > readTime(before) ? 'replaced' : 'outdated';
}

function joinCells(decision: Decision): string {
  return JSON.stringify(writeDecision(decision, { question: '', golden: '', response: '' }));
}

function nameDecision({ rowKey: key, reviewer }: Decision): string {
  return JSON.stringify([key, reviewer]);
}

function readTime({ reviewedAt }: Decision): number {
  const time = Date.parse(reviewedAt);
  return Number.isNaN(time) ? -Infinity : time;
}
