import { describe, expect, it } from 'vitest';
import { STRATA } from './strata.ts';
import { nameStratum } from './name-stratum.ts';

describe('nameStratum', () => {
  it.each([
    ['overlap_only', 'Overlap only'],
    ['both_fail.none', 'Both fail, no golden word'],
    ['both_fail.half_or_more.judge_incorrect', 'Both fail, half or more, judge: wrong'],
    ['exact_only.judge_correct', 'Exact only, judge: correct'],
    ['of.another.version', 'of.another.version'],
  ])('calls %s by its parts', (id, name) => {
    expect(nameStratum(id)).toBe(name);
  });

  it('gives each stratum a name of its own', () => {
    expect(new Set(STRATA.map(({ id }) => nameStratum(id))).size).toBe(STRATA.length);
  });
});
