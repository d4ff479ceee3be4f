import { describe, expect, it } from 'vitest';
import { asFilterScope, otherParts, toggleChoice, withoutRuns } from './scope-choice.ts';

describe('asFilterScope', () => {
  it('samples 50 rows of all, with the seed that was set', () => {
    expect(asFilterScope({ kind: 'default', seed: 7 })).toEqual({
      kind: 'filter',
      filter: {},
      limit: 50,
      order: 'sample',
      seed: 7,
    });
  });

  it('keeps the scope of a filter as it is', () => {
    const scope = asFilterScope({ kind: 'default', seed: 0 });
    expect(asFilterScope(scope)).toBe(scope);
  });
});

describe('toggleChoice', () => {
  it('adds, takes out, and leaves no empty list', () => {
    const one = toggleChoice({ search: 'x' }, 'buckets', 'exact_only');
    expect(one).toEqual({ search: 'x', buckets: ['exact_only'] });
    expect(toggleChoice(one, 'domains', 'who')).toEqual({ ...one, domains: ['who'] });
    expect(toggleChoice(one, 'buckets', 'exact_only')).toEqual({ search: 'x' });
  });
});

it('tells the parts of a filter apart', () => {
  const filter = { runs: ['a'], domains: ['who'], search: 'x' };
  expect(withoutRuns(filter)).toEqual({ domains: ['who'], search: 'x' });
  expect(otherParts(filter)).toEqual({ search: 'x' });
});
