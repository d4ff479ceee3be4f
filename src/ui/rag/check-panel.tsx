import { countOf, formatCount } from '../../core/format.ts';
import {
  CHECKED_SCORES,
  PUBLISHED_DIFFERENCE,
  type CheckedScore,
  type MetricCheck,
} from '../../core/rag/check-metric.ts';
import type { RagReport } from '../../stores/rag.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { writeLabel } from '../../core/rag/label-classes.ts';
import { checkTable } from '../../core/rag/rag-tables.ts';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { TableScroll } from '../parts/table-scroll.tsx';
import { routeHref, useRoute } from '../route.ts';
import { BoxPlot } from './box-plot.tsx';
import type { HrefOf } from './rag.tsx';
import { sayInterval, sayMean } from './say-mean.ts';
import { WorstRows } from './worst-rows.tsx';
import classes from './rag.module.css';

const NAMES: Record<CheckedScore, string> = { multiSource: 'Multi-source', baseline: 'Baseline' };

/** Both scores against what the rows are labelled with. */
export function CheckPanel({ report, hrefOf }: { report: RagReport; hrefOf: HrefOf }) {
  const [route] = useRoute();
  const { check } = report;
  if (!check)
    return (
      <Panel title="Checking the metric">
        <p className={classes.none}>
          No row has both a source return and an expected score. A column{' '}
          <code>expected_score</code>, 0 to 1, says what source return should give.{' '}
          <a href={routeHref({ ...route, screen: 'build-set' })}>Build a labelled set</a> from pairs
          of questions and answers.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Checking the metric"
      description={`Mean absolute difference from the expected score, over ${countOf(check.rows, 'labelled row')}. Left out: ${formatCount(check.unlabelled)} without a label, ${formatCount(check.unscored)} without a score.`}
    >
      <DifferenceTable check={check} />
      <BoxPlot check={check} names={NAMES} />
      <ClassTable check={check} />
      <CopyButtons table={() => checkTable(check, report.settings)} />
      <div className={classes.columns}>
        {CHECKED_SCORES.map((score) => (
          <WorstRows
            key={score}
            title={`Worst rows, ${NAMES[score].toLowerCase()}`}
            run={report.run}
            rows={check.scores[score].worst}
            sort={score === 'multiSource' ? 'rag:difference' : 'rag:difference_baseline'}
            hrefOf={hrefOf}
          />
        ))}
      </div>
    </Panel>
  );
}

function DifferenceTable({ check }: { check: MetricCheck }) {
  return (
    <TableScroll label="Difference from the expected score">
      <table className={tableClasses.table} aria-label="Difference from the expected score">
        <thead>
          <tr>
            <th scope="col">Score</th>
            <th scope="col" colSpan={2}>
              Mean absolute difference
            </th>
            <th scope="col">Mean difference</th>
            <th scope="col">Rows</th>
          </tr>
        </thead>
        <tbody>
          {CHECKED_SCORES.map((score) => {
            const { difference, bias } = check.scores[score];
            return (
              <tr key={score}>
                <th scope="row">{NAMES[score]}</th>
                <td className={tableClasses.score}>{sayMean(difference, 4)}</td>
                <td className={tableClasses.interval}>{sayInterval(difference, 4)}</td>
                <td>{bias.toFixed(4)}</td>
                <td>{formatCount(check.rows)}</td>
              </tr>
            );
          })}
          <tr>
            <th scope="row">
              Published method<span className={tableClasses.remark}>on a set of its own</span>
            </th>
            <td>{PUBLISHED_DIFFERENCE.mean.toFixed(4)}</td>
            <td className={tableClasses.interval}>interval not published</td>
            <td>–</td>
            <td>{formatCount(PUBLISHED_DIFFERENCE.rows)}</td>
          </tr>
        </tbody>
      </table>
    </TableScroll>
  );
}

/** The twin of the box plot in figures. */
function ClassTable({ check }: { check: MetricCheck }) {
  const { multiSource, baseline } = check.scores;
  return (
    <TableScroll label="Scores by expected score">
      <table className={tableClasses.table} aria-label="Scores by expected score">
        <thead>
          <tr>
            <th scope="col">Expected score</th>
            <th scope="col">Rows</th>
            {CHECKED_SCORES.flatMap((score) => [
              <th key={score} scope="col">
                {NAMES[score]} difference
              </th>,
              <th key={`${score} spread`} scope="col">
                least / quartiles / greatest
              </th>,
            ])}
          </tr>
        </thead>
        <tbody>
          {multiSource.classes.map((part, place) => (
            <tr key={part.label.low}>
              <th scope="row">{writeLabel(part.label)}</th>
              <td>{formatCount(part.rows)}</td>
              <ClassCells part={part} />
              <ClassCells part={baseline.classes[place]} />
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type ScoredClass = MetricCheck['scores']['baseline']['classes'][number];

function ClassCells({ part }: { part: ScoredClass | undefined }) {
  return (
    <>
      <td className={tableClasses.score}>{part?.difference.toFixed(4) ?? '–'}</td>
      <td className={tableClasses.interval}>{part && saySpread(part.scores)}</td>
    </>
  );
}

type Spread = ScoredClass['scores'];

function saySpread({ low, lowerQuartile, median, upperQuartile, high }: Spread): string {
  return [low, lowerQuartile, median, upperQuartile, high].map((one) => one.toFixed(2)).join(' / ');
}
