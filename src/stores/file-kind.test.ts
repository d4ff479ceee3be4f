import { expect, it } from 'vitest';
import { REVIEW_COLUMNS } from '../core/review/review-file.ts';
import { findFileKind } from './file-kind.ts';

it.each([
  ['review', [...REVIEW_COLUMNS]],
  ['review', REVIEW_COLUMNS.filter((column) => column !== 'scorer_version')],
  ['review', ['Verdict', ' row_key', 'REVIEWER']],
  ['review', ['row_key', 'reviewer', 'golden_wrong']],
  ['patch', ['row_key', 'question', 'answer', 'proposed_answer', 'reviewer', 'note']],
  ['patch', ['proposed_answer', 'row_key']],
  ['run', ['question', 'answer', 'response']],
  ['run', ['row_key', 'question', 'answer', 'response', 'verdict']],
  ['run', ['row_key', 'answer', 'response', 'proposed_answer']],
  ['run', ['reviewer', 'verdict', 'answer', 'response']],
  ['run', []],
])('takes for a %s a file with the columns %j', (kind, columns) => {
  expect(findFileKind(columns)).toBe(kind);
});
