import { formatCount } from '../../core/format.ts';

/** A count with its noun: `1 row`, `1,938 rows`. */
export function countOf(count: number, noun: string): string {
  return `${formatCount(count)} ${count === 1 ? noun : `${noun}s`}`;
}
