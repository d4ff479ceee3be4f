import { countOf, formatCount } from '../../core/format.ts';
import type { JudgeTally } from '../../core/judge/tally.ts';
import { sayTime } from './say-time.ts';

/** What of a run's progress is said in words. */
export interface SaidProgress {
  total: number;
  done: number;
  fromCache: number;
  requests: number;
  perMinute: number | undefined;
  left: number | undefined;
  tally: JudgeTally;
}

/** How far a run is: done of total, pace, time left. */
export function sayProgress(progress: SaidProgress): string {
  const { total, done, fromCache, requests, perMinute, left } = progress;
  return [
    `${formatCount(done)} of ${countOf(total, 'row')} done`,
    fromCache > 0 && `${formatCount(fromCache)} of them from the cache`,
    countOf(requests, 'request'),
    perMinute !== undefined &&
      done < total &&
      `${formatCount(Math.round(perMinute))} rows a minute`,
    left !== undefined && done < total && `${sayTime(left)} left`,
  ]
    .filter((part) => part !== false)
    .join(' · ');
}

/** Verdicts so far in words, with those that came to none beside them. */
export function sayVerdicts({ tally, done }: Pick<SaidProgress, 'tally' | 'done'>): string {
  const incorrect = tally.incorrect + tally.blank;
  const none = done - tally.correct - incorrect;
  return [
    `${formatCount(tally.correct)} correct`,
    `${formatCount(incorrect)} incorrect${tally.blank > 0 ? ` (${formatCount(tally.blank)} blank)` : ''}`,
    `${formatCount(none)} without a verdict`,
  ].join(', ');
}
