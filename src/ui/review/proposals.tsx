import { Button } from '@mantine/core';
import { countOf, formatPercent } from '../../core/format.ts';
import { accuracy } from '../../core/summary.ts';
import { applyPatch, exportPatch, removePatch, useReviews } from '../../stores/reviews.ts';
import type { ReviewReport } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { routeHref, useRoute } from '../route.ts';
import classes from './panels.module.css';

/** Golden answers that reviewers call wrong: how many, what both scorers would say, and the way to put others in place. */
export function Proposals({ run, report }: { run: Run; report: ReviewReport }) {
  const [route] = useRoute();
  const offer = useReviews((state) => state.patchOffer);
  const { goldenWrong } = report.decided;
  const wrong = routeHref({
    ...route,
    screen: 'explorer',
    filter: { runs: [run.key], review: ['golden_wrong'] },
    row: undefined,
  });
  if (goldenWrong === 0 && !run.patch && !offer) return null;
  return (
    <Panel title="Golden answers called wrong">
      {goldenWrong > 0 && (
        <p>
          <a href={wrong}>{countOf(goldenWrong, 'row')}</a>, {report.proposals} with another answer
          proposed.
        </p>
      )}
      {run.patch && (
        <p>
          {countOf(run.patch.rows, 'golden answer')} replaced by <bdi>{run.patch.name}</bdi>: all
          numbers are those of the patched file.
        </p>
      )}
      <IfAccepted run={run} report={report} />
      <div className={classes.actions}>
        {report.proposals > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => void exportPatch()}>
            Export patch CSV
          </Button>
        )}
        {report.proposals > 0 && !run.patch && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void applyPatch(useReviews.getState().decisions.values())}
          >
            Score with these answers
          </Button>
        )}
        {run.patch && (
          <Button size="compact-sm" variant="default" onClick={() => void removePatch(run.key)}>
            Take the patch back
          </Button>
        )}
      </div>
    </Panel>
  );
}

function IfAccepted({ run, report: { accuracyIfAccepted } }: { run: Run; report: ReviewReport }) {
  if (!accuracyIfAccepted || run.patch) return null;
  const { rows, exact, overlap } = accuracyIfAccepted;
  return (
    <p className={classes.quiet}>
      Accuracy if accepted: exact {sayChange(run.tally.exact, exact, rows)}, overlap{' '}
      {sayChange(run.tally.overlap, overlap, rows)}, of {countOf(rows, 'row')}.
    </p>
  );
}

function sayChange(before: number, after: number, rows: number): string {
  const [from, to] = [before, after].map((correct) => formatPercent(accuracy(correct, rows) ?? 0));
  return `${from} → ${to}`;
}
