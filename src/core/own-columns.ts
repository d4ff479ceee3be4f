import { planJudgedColumns } from './judge/judge-columns.ts';
import { RAG_COLUMNS } from './rag/rag-columns.ts';
import { planAddedColumns } from './scored-columns.ts';

/** Which columns of a file are its own, and none that scoring, judging or the evaluation of sources added to it. */
export function findOwnColumns(header: readonly string[]): number[] {
  return planAddedColumns(header, RAG_COLUMNS, planJudgedColumns).keep;
}
