import { describe, expect, it } from 'vitest';
import { sayAsking, saySends } from './say-judge-task.ts';

describe('before anything is sent it is said', () => {
  const size = { fit: 172, rows: 50, requests: 120, tokens: 41_000 };

  it('which text goes to which host, and how much of it', () => {
    expect(saySends('length', size, 'localhost:1234')).toMatch(
      /^The question, ideal length and response of 50 rows of 172, drawn by the seed, go to localhost:1234: 120 requests, about 41,000 tokens\./,
    );
    expect(saySends('support', { ...size, rows: 172 }, undefined)).toMatch(
      /^The question, golden answer and retrieved chunks of 172 rows go to the endpoint:/,
    );
  });

  it('that nothing would be', () => {
    expect(saySends('length', { ...size, requests: 0 }, 'x')).toMatch(/^Nothing would be sent/);
  });
});

describe('an asking is told', () => {
  const asking = { model: 'm', baseURL: 'http://x/v1', rows: 3, failures: [], progress: undefined };

  it('before its first answer', () => {
    expect(sayAsking({ ...asking, status: 'running' })).toBe('Asking m at x about 3 rows');
  });

  it('with what is without an answer, and what was kept', () => {
    const progress = {
      total: 9,
      done: 9,
      fromCache: 4,
      usage: { input: 1000, output: 20 },
      tally: { waiting: 0 },
      requests: 5,
      perMinute: undefined,
      left: undefined,
      paused: undefined,
      accepted: { format: 'none', limit: 'none', temperature: true, seed: true },
    } as const;
    const failures = [{ state: 'failed', reason: 'no', keys: ['a', 'b'] }];
    expect(sayAsking({ ...asking, status: 'done', progress, failures })).toBe(
      'Done: asked m at x about 3 rows · 9 of 9 answers known · 4 kept from before · 2 without an answer · 1,020 tokens used',
    );
  });
});
