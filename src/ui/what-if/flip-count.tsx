import { formatCount } from '../../core/format.ts';
import classes from './what-if.module.css';

/** Flips in one direction, which lead to their rows; the sign says which way, without colour. */
export function FlipCount({ count, sign, href }: { count: number; sign: '+' | '−'; href: string }) {
  if (count === 0) return <>0</>;
  return (
    <a href={href}>
      {sign}
      {formatCount(count)}
      <span className={classes.spoken}>
        {' '}
        {count === 1 ? 'row' : 'rows'} {sign === '+' ? 'to correct' : 'to incorrect'}
      </span>
    </a>
  );
}
