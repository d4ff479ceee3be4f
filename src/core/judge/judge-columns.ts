import { JUDGE_VERSION } from './judge-version.ts';
import { JUDGE_COLUMNS, planAddedColumns, planScoredColumns } from '../scored-columns.ts';
import type { Judgement } from './judgement.ts';
import { verdictOf } from './judgement.ts';

/**
 * Which columns of a file a judged CSV keeps, and its whole header: as for a scored one, with the judge's
 * columns at the end. Where the file holds all of them it was judged before, and they are replaced.
 */
export function planJudgedColumns(header: readonly string[]): { keep: number[]; header: string[] } {
  return planAddedColumns(header, JUDGE_COLUMNS, (others) => planScoredColumns(others));
}

/** By whom and with what a row was judged. */
export interface JudgedBy {
  model: string;
  promptSha256: string;
}

/** A row's cells under `JUDGE_COLUMNS`: all empty where it was not asked for, `waiting` where it was not reached. */
export function judgedCells(judgement: Judgement | 'waiting' | undefined, by: JudgedBy): string[] {
  if (judgement === undefined) return JUDGE_COLUMNS.map(() => '');
  const judge = [by.model, by.promptSha256, JUDGE_VERSION];
  if (judgement === 'waiting') return ['', '', 'waiting', ...judge];
  const { state, reason } = judgement;
  return [verdictOf(state) ?? '', reason, state, ...judge];
}
