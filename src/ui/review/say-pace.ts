import { formatCount } from '../../core/format.ts';

/** So few decisions say nothing of the pace. */
const LEAST_DECISIONS = 3;

/** How many rows are left and how long they take at the pace so far: `22 left, about 6 min at this pace`. */
export function sayPace(decided: number, left: number, elapsedMs: number): string {
  const rows = `${formatCount(left)} left`;
  if (left === 0 || decided < LEAST_DECISIONS) return rows;
  return `${rows}, ${sayMinutes((left * elapsedMs) / decided / 60_000)} at this pace`;
}

function sayMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  if (whole < 1) return 'under a minute';
  if (whole < 60) return `about ${whole} min`;
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return rest === 0 || hours >= 10 ? `about ${hours} h` : `about ${hours} h ${rest} min`;
}
