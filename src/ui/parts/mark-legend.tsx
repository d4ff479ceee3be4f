import { formatCount } from '../../core/format.ts';
import { MOST_MARKS } from '../../core/text/limit-spans.ts';
import type { Marks } from '../../core/text/cut-by-marks.ts';
import { SHOWN_TEXT } from './shown-text.ts';
import classes from './marked-text.module.css';

interface Props extends Omit<Marks, 'words'> {
  /** Golden words in the response, marked or not. */
  wordCount: number;
}

/** What the marks in a row's texts mean, and which are not to be seen: only those that are there. */
export function MarkLegend({ exact, wordCount, reasons }: Props) {
  const isReasonMarked = reasons !== undefined && reasons.length > 0;
  if (!exact && wordCount === 0 && !isReasonMarked) return null;
  const isFar = exact && exact.start >= SHOWN_TEXT;
  return (
    <p className={classes.legend}>
      {exact && (
        <span>
          <mark className={classes.exact}>outlined</mark> exact match
          {isFar && `, from character ${formatCount(exact.start + 1)}`}
        </span>
      )}
      {wordCount > 0 && (
        <span>
          <mark className={classes.word}>shaded</mark> golden word
          {wordCount > MOST_MARKS &&
            `, the first ${formatCount(MOST_MARKS)} of ${formatCount(wordCount)}`}
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
