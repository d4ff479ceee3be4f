const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;

/** Milliseconds before the next try: exponential with full jitter; `tries` counts those made, from 1. */
export function retryDelay(tries: number, random: () => number): number {
  return random() * Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (tries - 1));
}

/** A `Retry-After` header (seconds or a date) in milliseconds from `now`, at least 0; undefined where it says nothing. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null || header.trim() === '') return undefined;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1000;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
