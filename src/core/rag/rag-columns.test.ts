import { describe, expect, it } from 'vitest';
import { planJudgedColumns } from '../judge/judge-columns.ts';
import { findOwnColumns } from '../own-columns.ts';
import {
  endsInScoredColumns,
  EXPORT_COLUMNS,
  planAddedColumns,
  planScoredColumns,
} from '../scored-columns.ts';
import { RAG_COLUMNS, ragCells } from './rag-columns.ts';
import { RAG_VERSION } from './rag-version.ts';

const OPTIONS = { threshold: 0.3, weights: { sourceReturn: 1, factual: 1, length: 1 } };
const RETURN = {
  coverage: 1,
  recall: 0.5,
  precision: 1 / 3,
  baseline: 0.5,
  multiSource: 0.4,
  kinds: [],
  contentWords: 4,
};
const plan = (header: readonly string[]) =>
  planAddedColumns(header, RAG_COLUMNS, (others) => planScoredColumns(others));

describe('ragCells', () => {
  it('writes numbers as JavaScript does', () => {
    const score = {
      state: 'scored',
      sourceReturn: RETURN,
      invented: 2,
      length: { response: 13, golden: 12 },
    } as const;
    expect(ragCells(score, { factual: 1, source: 'judge' }, OPTIONS)).toEqual([
      '0.4',
      '0.5',
      '0.5',
      '0.3333333333333333',
      '1',
      '2',
      '13',
      '12',
      '0.08333333333333333',
      'true',
      '8',
      RAG_VERSION,
    ]);
  });

  it('leaves empty what is not scored, but for the version', () => {
    const score = {
      state: 'no_context',
      sourceReturn: undefined,
      invented: 0,
      length: undefined,
    } as const;
    expect(ragCells(score, undefined, OPTIONS)).toEqual([
      ...RAG_COLUMNS.slice(1).map(() => ''),
      RAG_VERSION,
    ]);
  });

  it('tells invented sources where there is a context, though the golden answer has no word', () => {
    const score = {
      state: 'no_golden',
      sourceReturn: undefined,
      invented: 1,
      length: undefined,
    } as const;
    expect(ragCells(score, undefined, OPTIONS)[RAG_COLUMNS.indexOf('invented_sources')]).toBe('1');
  });
});

describe('the columns', () => {
  it('stand after the scored ones', () => {
    expect(plan(['answer', 'response'])).toEqual({
      keep: [0, 1],
      header: ['answer', 'response', ...EXPORT_COLUMNS, ...RAG_COLUMNS],
    });
  });

  it('replace those of a file that was scored so before', () => {
    const once = plan(['answer', 'final_rating']);
    expect(plan(once.header)).toEqual(once);
    expect(plan(once.header.filter((name) => name !== 'rag_version'))).toEqual(once);
  });

  it('are no columns of the file’s own, nor are a judge’s', () => {
    const judged = planAddedColumns(['a', 'b'], RAG_COLUMNS, planJudgedColumns);
    expect(findOwnColumns(judged.header)).toEqual([0, 1]);
    expect(endsInScoredColumns(judged.header)).toBe(true);
  });
});
