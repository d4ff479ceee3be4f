const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A stretch of time, about: `under 5 s`, `40 s`, `3 min`, `2 h 5 min`. */
export function sayTime(milliseconds: number): string {
  if (milliseconds < 5 * SECOND) return 'under 5 s';
  if (milliseconds < 55 * SECOND) return `${5 * Math.ceil(milliseconds / (5 * SECOND))} s`;
  const minutes = Math.max(Math.round(milliseconds / MINUTE), 1);
  if (minutes * MINUTE < HOUR) return `${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`;
}
