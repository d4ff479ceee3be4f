import { describe, expect, it } from 'vitest';
import type { Decision } from '../../core/review/decision.ts';
import { nameDecision, type UndoStep } from '../../stores/reviews.ts';
import { sayStep } from './say-step.ts';

const row = { rowKey: '0123456789abcdef', reviewer: 'Asha' };

function say(kind: UndoStep['kind'], now: Partial<Decision> | undefined, rows = 1) {
  const decision: Decision = {
    ...row,
    verdict: undefined,
    goldenWrong: false,
    proposedAnswer: '',
    note: '',
    stratum: '',
    draw: undefined,
    seed: undefined,
    reviewedAt: '2026-01-01T00:00:00.000Z',
    ...now,
  };
  const images = Array.from({ length: rows }, () => ({ ...row, before: undefined }));
  return sayStep({ id: '1', kind, images }, new Map(now ? [[nameDecision(row), decision]] : []));
}

describe('sayStep', () => {
  it.each([
    ['verdict', { verdict: 'correct' }, 1, 'Marked correct.'],
    ['verdict', { verdict: 'incorrect' }, 1, 'Marked wrong.'],
    ['verdict', { note: 'x' }, 1, 'Verdict cleared.'],
    ['verdict', undefined, 1, 'Verdict cleared.'],
    ['group', { verdict: 'unsure' }, 4, 'Marked unsure, with 3 others like it.'],
    ['golden_wrong', { goldenWrong: true }, 1, 'Golden answer called wrong.'],
    ['golden_wrong', undefined, 1, 'Golden answer no longer called wrong.'],
    ['note', { note: 'x' }, 1, 'Note saved.'],
    ['note', undefined, 1, 'Note cleared.'],
    ['import', undefined, 1200, '1,200 decisions imported.'],
    ['clear', undefined, 1, '1 decision cleared.'],
  ] as const)('tells a step of kind %s that left %j', (kind, now, rows, said) => {
    expect(say(kind, now, rows)).toBe(said);
  });
});
