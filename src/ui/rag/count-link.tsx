import { countOf, formatCount } from '../../core/format.ts';

/** A count that leads to its rows, or the bare count where there are none. */
export function CountLink({ count, href, noun }: { count: number; href: string; noun?: string }) {
  const said = noun === undefined ? formatCount(count) : countOf(count, noun);
  return count > 0 ? <a href={href}>{said}</a> : <>{said}</>;
}
