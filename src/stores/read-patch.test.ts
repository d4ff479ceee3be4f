import { describe, expect, it } from 'vitest';
import type { Decision } from '../core/review/decision.ts';
import { proposedAnswers, readPatch } from './read-patch.ts';

describe('a patch file', () => {
  it('says what each row should have, wherever its columns stand', () => {
    const columns = ['note', 'Proposed_Answer ', 'row_key'];
    const rows = [
      ['', 'गंगा', ' 0123456789ABCDEF'],
      ['the later line counts', 'Ganges', '0123456789abcdef'],
      ['', ' as it is ', 'fedcba9876543210'],
    ];
    expect(readPatch(columns, rows)).toEqual({
      '0123456789abcdef': 'Ganges',
      fedcba9876543210: ' as it is ',
    });
  });

  it('proposes nothing where key or answer is empty', () => {
    expect(readPatch(['row_key', 'proposed_answer'], [['', 'x'], ['k', ''], []])).toEqual({});
  });

  it('is known by its columns', () => {
    expect(readPatch(['row_key', 'answer'], [])).toBeUndefined();
  });
});

describe('proposals of reviewers', () => {
  const decision: Decision = {
    rowKey: 'a',
    reviewer: 'Asha',
    verdict: undefined,
    goldenWrong: true,
    proposedAnswer: 'old',
    note: '',
    stratum: '',
    draw: undefined,
    seed: undefined,
    reviewedAt: '2026-01-02T00:00:00.000Z',
  };

  it('are a patch, in which the newer of two counts', () => {
    const newer = { ...decision, reviewer: 'Ben', proposedAnswer: 'new', reviewedAt: '2026-01-03' };
    expect(proposedAnswers([newer, decision])).toEqual({ a: 'new' });
  });

  it('are those of golden answers called wrong that name another', () => {
    const others = [
      { ...decision, goldenWrong: false },
      { ...decision, rowKey: 'b', proposedAnswer: '' },
    ];
    expect(proposedAnswers(others)).toEqual({});
  });
});
