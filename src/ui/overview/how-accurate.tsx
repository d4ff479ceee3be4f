import { countOf, formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import type { Tally } from '../../core/model.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';
import type { Prepared } from '../../stores/prepared.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import { AccuracyAxis } from './accuracy-axis.tsx';
import { readScores } from './read-scores.ts';
import type { Score } from './read-scores.ts';
import { ReviewedEstimate } from './reviewed-estimate.tsx';
import { WithoutRows } from './without-rows.tsx';
import classes from './overview.module.css';

interface Props {
  tally: Tally;
  /** What the judge says of these rows; undefined where none is known. */
  judge: Prepared['judge'];
  /** What the review says, where the overview speaks of one file. */
  report: ReviewReport | undefined;
  isOneFile: boolean;
  /** Leads to the sampled review. */
  reviewHref: string;
}

/** The scores and the reviewed estimate, in words and on an axis, and how to read them. */
export function HowAccurate({ tally, judge, report, isOneFile, reviewHref }: Props) {
  const scores = readScores(tally, judge);
  const estimate = report && report.drawn > 0 ? report.estimate : undefined;
  return (
    <Panel title="How accurate is it?" description={describeScores(scores, tally.rows)}>
      <AccuracyAxis scores={scores} estimate={estimate} />
      {report ? (
        <ReviewedEstimate report={report} href={reviewHref} />
      ) : (
        <p className={classes.estimate}>
          How many are really right takes reading some: <a href={reviewHref}>sampled review</a>.{' '}
          {isOneFile ? '' : 'Its estimate is for one file at a time: choose one above.'}
        </p>
      )}
      <p className={classes.note}>
        Both scores are usually low, but they are not strict lower bounds: mention is not assertion,
        and a short golden answer also passes inside another word. Both fail is not a safe “wrong”.
      </p>
      <WithoutRows tally={tally} />
    </Panel>
  );
}

function describeScores(scores: Score[], total: number): string {
  const said = scores.map(({ fullName, correct, rows }) => {
    const percent = accuracy(correct, rows);
    const interval = wilsonInterval(correct, rows);
    if (percent === undefined || !interval) return `${fullName}: no rows`;
    const over = rows < total ? ` of ${countOf(rows, 'judged row')}` : '';
    return `${fullName} ${formatPercent(percent)} (${formatInterval(interval)})${over}`;
  });
  return `Rows scored correct, of ${formatCount(total)}, with Wilson 95% intervals, most cautious first: ${said.join(', ')}.`;
}
