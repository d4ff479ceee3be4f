const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** A stretch of time: `under 5 s`, `about 40 s`, `about 3 min`, `about 2 h 5 min`. */
export function sayTime(milliseconds: number): string {
  if (milliseconds < 5 * SECOND) return 'under 5 s';
  if (milliseconds < 55 * SECOND) return `about ${5 * Math.ceil(milliseconds / (5 * SECOND))} s`;
  const minutes = Math.max(Math.round(milliseconds / MINUTE), 1);
  if (minutes * MINUTE < HOUR) return `about ${minutes} min`;
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return rest === 0 ? `about ${hours} h` : `about ${hours} h ${rest} min`;
}
