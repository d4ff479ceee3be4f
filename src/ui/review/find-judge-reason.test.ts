import { describe, expect, it } from 'vitest';
import { findJudgeReason } from './find-judge-reason.ts';

describe('findJudgeReason', () => {
  it.each([
    [[['judge_reason', 'same town']], 'same town'],
    [
      [
        ['judge_text', 'CORRECT. same town'],
        ['judge_gpt4_rationale', 'same town'],
      ],
      'same town',
    ],
    [[['llm_judge_reply', 'yes']], 'yes'],
    [
      [
        ['judge_reason', ' '],
        ['model', 'x'],
      ],
      undefined,
    ],
    [[['reason', 'of another kind']], undefined],
    [[], undefined],
  ])('finds in %j the text %j', (cells, reason) => {
    const others = cells.map(([column = '', text = '']) => ({ column, text }));
    expect(findJudgeReason(others)).toBe(reason);
  });
});
