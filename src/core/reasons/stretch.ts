import type { Span } from '../text/span.ts';
import type { RowReading } from './row-reading.ts';

/**
 * The shortest stretch of whole words of the response that still passes, found by halving from its end and then
 * from its start; none where it does not pass, or where places were not asked for.
 */
export function findStretch(row: RowReading, passes: (response: string) => boolean): Span[] {
  if (!row.wantsPlaces) return [];
  const words = row.responseWords();
  const startOf = (index: number): number => words[index]?.start ?? row.shownResponse.length;
  const cut = (first: number, count: number): string =>
    row.shownResponse.slice(startOf(first), startOf(count));
  const count = findLeast(words.length, (least) => passes(cut(0, least)));
  const dropped = findLeast(count, (least) => !passes(cut(least + 1, count)));
  const [first, last] = [words[dropped], words[count - 1]];
  if (first === undefined || last === undefined || !passes(cut(dropped, count))) return [];
  return [{ start: first.start, end: last.end }];
}

/** The least number from 0 to `most` that holds, taking each number above one that holds to hold too. */
function findLeast(most: number, holds: (number: number) => boolean): number {
  let [low, high] = [0, most];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
