import { expect, it } from 'vitest';
import { emptyJudgeTally } from '../../core/judge/tally.ts';
import { sayProgress, sayVerdicts } from './say-progress.ts';

const progress = {
  total: 1200,
  done: 300,
  fromCache: 0,
  requests: 310,
  perMinute: 59.7,
  left: 900_000,
  tally: { ...emptyJudgeTally(), correct: 200, incorrect: 80, blank: 10, failed: 10, waiting: 900 },
};

it('says how far a run is, at what pace, and how long it takes', () => {
  expect(sayProgress(progress)).toBe(
    '300 of 1,200 rows done · 310 requests · 60 rows a minute · about 15 min left',
  );
});

it('says what came from the cache, and no time left of a run that is done', () => {
  expect(sayProgress({ ...progress, done: 1200, fromCache: 1200, requests: 0, left: 0 })).toBe(
    '1,200 of 1,200 rows done · 1,200 of them from the cache · 0 requests',
  );
});

it('says verdicts with what came to none', () => {
  expect(sayVerdicts(progress)).toBe('200 correct, 90 incorrect (10 blank), 10 without a verdict');
});
