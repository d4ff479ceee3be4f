import { countOf } from '../../core/format.ts';

/** A question where so many domains have so few rows that their column may hold something else. */
export function doubtDomain(column: string, domains: number, rows: number): string | undefined {
  if (domains <= 1000 || rows >= 2 * domains) return undefined;
  return `${countOf(domains, 'domain')} in ${countOf(rows, 'row')}: is the column “${column}” really the domain?`;
}
