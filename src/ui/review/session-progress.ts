import { countOf, formatCount } from '../../core/format.ts';
import { timeLeft, type ReviewQueue, type ReviewReport } from '../../stores/reviews.ts';
import { sayMinutes } from './say-minutes.ts';

/** How far a session is: a bar, and the same in words. */
export interface SessionProgress {
  value: number;
  max: number;
  said: string;
}

/**
 * Of a filter's rows, the place among them. Of drawn rows, how far it is to the next narrower interval,
 * for hardly anyone reads them all.
 */
export function tellProgress(
  queue: Pick<ReviewQueue, 'kind' | 'at' | 'total' | 'decidedInSession' | 'times'>,
  report: Pick<ReviewReport, 'drawn' | 'rows' | 'left'> | undefined,
): SessionProgress {
  return queue.kind === 'filter' ? tellPlace(queue) : tellDrawn(queue, report);
}

function tellPlace({
  at,
  total,
  times,
}: Pick<ReviewQueue, 'at' | 'total' | 'times'>): SessionProgress {
  const place = Math.min(at + 1, total);
  const left = total - at;
  return {
    value: at,
    max: total,
    said: join(
      `${formatCount(place)} of ${formatCount(total)} in this session`,
      left > 0 && `${formatCount(left)} left`,
      sayPace(times, left),
    ),
  };
}

function tellDrawn(
  { decidedInSession, times }: Pick<ReviewQueue, 'decidedInSession' | 'times'>,
  report: Pick<ReviewReport, 'drawn' | 'rows' | 'left'> | undefined,
): SessionProgress {
  const done = `${formatCount(decidedInSession)} decided in this session`;
  if (!report) return { value: 0, max: 1, said: done };
  const goal = report.left.find(({ readings }) => readings !== undefined && readings > 0);
  const more = goal?.readings ?? report.rows - report.drawn;
  const aim = goal ? `for ±${Math.round(100 * goal.halfWidth)} points` : 'to the last row';
  return {
    value: report.drawn,
    max: report.drawn + more,
    said: join(done, more > 0 && `about ${countOf(more, 'row')} more ${aim}`, sayPace(times, more)),
  };
}

function sayPace(times: number[], rows: number): string | undefined {
  const time = rows > 0 ? timeLeft(times, rows) : undefined;
  return time === undefined ? undefined : `${sayMinutes(time)} at this pace`;
}

function join(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(' · ');
}
