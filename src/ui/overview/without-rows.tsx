import { formatCount, formatPercent } from '../../core/format.ts';
import type { Tally } from '../../core/model.ts';
import { accuracy, withoutEmptyGolden, withoutNoText } from '../../core/summary.ts';
import classes from './overview.module.css';

/** Accuracy without the rows that the definition decides, where there are any. */
export function WithoutRows({ tally }: { tally: Tally }) {
  const { emptyGolden, emptyGoldenPassed, noText } = tally;
  if (emptyGolden === 0 && noText === 0) return null;
  return (
    <ul className={classes.notes}>
      {emptyGolden > 0 && (
        <li>
          {countRows(emptyGolden)} with an empty golden answer, {formatCount(emptyGoldenPassed)} of
          them correct by definition. Without them: {sayAccuracy(withoutEmptyGolden(tally))}.
        </li>
      )}
      {noText > 0 && (
        <li>
          {countRows(noText)} with no text in any cell, scored incorrect. Without them:{' '}
          {sayAccuracy(withoutNoText(tally))}.
        </li>
      )}
    </ul>
  );
}

function countRows(rows: number): string {
  return `${formatCount(rows)} ${rows === 1 ? 'row' : 'rows'}`;
}

function sayAccuracy({ rows, exact, overlap }: { rows: number; exact: number; overlap: number }) {
  if (rows === 0) return 'no rows are left to score';
  const say = (correct: number) => formatPercent(accuracy(correct, rows) ?? 0);
  return `exact ${say(exact)}, overlap ${say(overlap)} of ${countRows(rows)}`;
}
