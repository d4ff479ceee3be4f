import { formatCount } from '../../core/format.ts';
import type { PairReport } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { routeHref, useRoute } from '../route.ts';
import { sayDifference, sayP } from '../../core/runs/say-difference.ts';
import { Fold, foldChoice } from '../parts/fold.tsx';
import { useRemembered } from '../parts/use-remembered.ts';
import { TableScroll } from '../parts/table-scroll.tsx';
import classes from './runs.module.css';

const FOLD = 'runs.pairs';

interface Props {
  listed: readonly LabelledRun[];
  reports: readonly PairReport[];
}

/** Every two of the runs, each line to be compared in full, once it is opened; nothing where there are two alone. */
export function PairTable({ listed, reports }: Props) {
  const [isOpen] = useRemembered(foldChoice(FOLD));
  if (reports.length < 2) return null;
  return (
    <Fold name={FOLD} className={classes.more}>
      <summary>All {formatCount(reports.length)} pairs of runs</summary>
      {isOpen && <PairLines listed={listed} reports={reports} />}
    </Fold>
  );
}

function PairLines({ listed, reports }: Props) {
  const [route] = useRoute();
  const nameOf = (key: string) => listed.find(({ run }) => run.key === key)?.name ?? '';
  return (
    <TableScroll label="All pairs of runs">
      <table className={tableClasses.table} aria-label="All pairs of runs">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Rows compared</th>
            <th scope="col">Difference</th>
            <th scope="col">b</th>
            <th scope="col">c</th>
            <th scope="col">Mid-p</th>
            <th scope="col">Holm-corrected</th>
          </tr>
        </thead>
        <tbody>
          {reports.map(({ first, second, tally, comparison, adjustedP }) => (
            <tr key={`${first} ${second}`}>
              <th scope="row">
                <a href={routeHref({ ...route, pair: [first, second] })}>
                  <bdi>{nameOf(first)}</bdi> beside <bdi>{nameOf(second)}</bdi>
                </a>
              </th>
              <td>{formatCount(comparison.rows)}</td>
              <td>{sayDifference(comparison.difference)}</td>
              <td>{formatCount(tally.firstOnly)}</td>
              <td>{formatCount(tally.secondOnly)}</td>
              <td>{sayP(comparison.p)}</td>
              <td>{sayP(adjustedP)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}
