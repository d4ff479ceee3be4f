import { Star } from 'lucide-react';
import type { CSSProperties } from 'react';
import { countOf, formatInterval, formatPercent } from '../../core/format.ts';
import type { Share } from '../../core/runs/share.ts';
import classes from './runs.module.css';

interface Props {
  share: Share | undefined;
  /** Better than every other run, as far as a paired test shows. */
  isBest: boolean;
  /** Where the rows are; undefined where no rows are meant. */
  href: string | undefined;
}

/** An accuracy with its interval: a darker ground and a longer bar for a higher one. */
export function ShareCell({ share, isBest, href }: Props) {
  if (!share) return <td className={classes.lacking}>–</td>;
  const { percent, interval, rows } = share;
  const figure = formatPercent(percent);
  const style: CSSProperties & Record<`--${string}`, number> = { '--part': percent / 100 };
  const counts = `over ${countOf(rows, 'row')}`;
  return (
    <td
      className={classes.share}
      style={style}
      title={interval ? `${counts}; 95% interval` : `${counts}; no interval`}
    >
      <span className={classes.percent} data-best={isBest}>
        {isBest && (
          <>
            <Star size={11} aria-hidden="true" />
            <span className={classes.spoken}>best, by a paired test: </span>
          </>
        )}
        {href === undefined ? figure : <a href={href}>{figure}</a>}
      </span>
      <span className={classes.interval}>
        {interval ? formatInterval(interval) : 'no interval'}
      </span>
      <span className={classes.spoken}>, {counts}</span>
    </td>
  );
}
