import { formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import type { Tally } from '../../core/model.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';
import { Panel } from '../parts/panel.tsx';
import { AccuracyAxis } from './accuracy-axis.tsx';
import { readScores } from './read-scores.ts';
import { WithoutRows } from './without-rows.tsx';
import classes from './overview.module.css';

/** The scores as a sentence and on an axis, and how to read them. */
export function HowAccurate({ tally }: { tally: Tally }) {
  return (
    <Panel title="How accurate is it?" description={describeScores(tally)}>
      <AccuracyAxis tally={tally} />
      <p className={classes.note}>
        Both scores are usually low, but no strict lower bounds: mention is not assertion, and a
        short golden answer also passes inside another word. Both fail is not a safe “wrong”.
      </p>
      <WithoutRows tally={tally} />
    </Panel>
  );
}

function describeScores(tally: Tally): string {
  const scores = readScores(tally).map(({ fullName, correct }) => {
    const percent = accuracy(correct, tally.rows);
    const interval = wilsonInterval(correct, tally.rows);
    if (percent === undefined || !interval) return `${fullName}: no rows`;
    return `${fullName} ${formatPercent(percent)} (${formatInterval(interval)})`;
  });
  return `Rows scored correct, of ${formatCount(tally.rows)}, with Wilson 95% intervals: ${scores.join(', ')}.`;
}
