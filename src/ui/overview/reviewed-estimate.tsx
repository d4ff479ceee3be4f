import { countOf, formatCount, formatInterval } from '../../core/format.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import { listAssumptions } from '../../core/review/say-estimate.ts';
import { sayPoint } from '../../core/review/say-point.ts';
import { sayReadingsLeft } from './say-readings-left.ts';
import classes from './overview.module.css';

/** What the reviewed rows say of the true accuracy, or how to find out. */
export function ReviewedEstimate({ report, href }: { report: ReviewReport; href: string }) {
  const { estimate, drawn, rows } = report;
  if (!estimate || drawn === 0) return <Invitation report={report} href={href} />;
  return (
    <>
      <p className={classes.estimate}>
        <strong>Reviewed: {sayPoint(estimate)} correct</strong>
        {drawn === rows ? (
          `, all ${countOf(rows, 'row')} read.`
        ) : (
          <>
            , 95% interval {formatInterval(estimate.interval)}, from {formatCount(drawn)} of{' '}
            {countOf(rows, 'row')}, drawn at random inside each bucket.{' '}
            {sayReadingsLeft(report.left)} <a href={href}>Go on with the sampled review</a>
          </>
        )}
      </p>
      <Assumptions report={report} />
    </>
  );
}

function Invitation({ report, href }: { report: ReviewReport; href: string }) {
  const goal = report.left.find(({ readings }) => readings !== undefined && readings > 0);
  return (
    <>
      <p className={classes.estimate}>
        <strong>Not reviewed yet.</strong> How many are really right takes reading some:{' '}
        <a href={href}>start a sampled review</a>
        {goal
          ? ` (about ${countOf(goal.readings ?? 0, 'reading')} for ±${100 * goal.halfWidth} points).`
          : '.'}
      </p>
      {report.outside > 0 && (
        <p className={classes.note}>
          {countOf(report.outside, 'decided row')} not counted: no row was drawn at random yet, and
          a hand-picked sample is not random.
        </p>
      )}
    </>
  );
}

function Assumptions({ report }: { report: ReviewReport }) {
  const sentences = listAssumptions(report);
  if (sentences.length === 0) return null;
  return (
    <ul className={classes.notes}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
