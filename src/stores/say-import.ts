import { countOf, formatCount } from '../core/format.ts';
import type { Merge } from '../core/review/review-file.ts';

/** What came of reading decisions, as a sentence; `unusable` are records that say nothing. */
export function sayImport(
  { added, replaced, outdated, same }: Omit<Merge, 'decisions'>,
  unusable: number,
  notLoaded: number,
): string {
  const read = added + replaced + outdated + same;
  const parts = [
    part(added, 'new'),
    part(replaced, 'newer than those kept'),
    part(outdated, 'older and left out'),
    part(same, 'kept already'),
  ].filter((text) => text !== '');
  const fates = parts.length > 0 ? `: ${parts.join(', ')}` : '';
  const others = [
    notLoaded > 0 && `${formatCount(notLoaded)} of rows that no open file has, which are kept too`,
    unusable > 0 && `${countOf(unusable, 'record')} ${unusable === 1 ? 'says' : 'say'} nothing`,
  ].filter((text) => text !== false);
  return `${[`${countOf(read, 'decision')} read${fates}`, ...others].join('; ')}.`;
}

function part(rows: number, what: string): string {
  return rows > 0 ? `${formatCount(rows)} ${what}` : '';
}
