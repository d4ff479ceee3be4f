import { countOf, formatCount } from '../../core/format.ts';
import type { Tally } from '../../core/model.ts';
import { withoutEmptyGolden, withoutNoText } from '../../core/summary.ts';
import { sayAccuracy } from '../parts/say-accuracy.ts';
import classes from './overview.module.css';

/** Accuracy without the rows that the definition decides, where there are any. */
export function WithoutRows({ tally }: { tally: Tally }) {
  const { emptyGolden, emptyGoldenPassed, noText } = tally;
  if (emptyGolden === 0 && noText === 0) return null;
  return (
    <ul className={classes.notes}>
      {emptyGolden > 0 && (
        <li>
          {countOf(emptyGolden, 'row')} with an empty golden answer,{' '}
          {formatCount(emptyGoldenPassed)} of them correct by definition. Without them:{' '}
          {sayAccuracy(withoutEmptyGolden(tally))}.
        </li>
      )}
      {noText > 0 && (
        <li>
          {countOf(noText, 'row')} with no text in any cell, scored incorrect. Without them:{' '}
          {sayAccuracy(withoutNoText(tally))}.
        </li>
      )}
    </ul>
  );
}
