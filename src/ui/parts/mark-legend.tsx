import { formatCount } from '../../core/format.ts';
import { MOST_MARKS, type Marks } from './cut-by-marks.ts';
import { SHOWN_TEXT } from './shown-text.ts';
import classes from './marked-text.module.css';

/** What the marks in a row's texts mean, and which are not to be seen: only those that are there. */
export function MarkLegend({ exact, words, reasons }: Marks) {
  const count = words?.length ?? 0;
  const isReasonMarked = reasons !== undefined && reasons.length > 0;
  if (!exact && count === 0 && !isReasonMarked) return null;
  const isFar = exact && exact.start >= SHOWN_TEXT;
  return (
    <p className={classes.legend}>
      {exact && (
        <span>
          <mark className={classes.exact}>outlined</mark> exact match
          {isFar && `, from character ${formatCount(exact.start + 1)}`}
        </span>
      )}
      {count > 0 && (
        <span>
          <mark className={classes.word}>shaded</mark> golden word
          {count > MOST_MARKS && `, the first ${formatCount(MOST_MARKS)}`}
        </span>
      )}
      {isReasonMarked && (
        <span>
          <mark className={[classes.bare, classes.reason].join(' ')}>waved</mark> shows the reason
        </span>
      )}
    </p>
  );
}
