import { formatCount, formatPercent } from '../../core/format.ts';
import type { BestRuns } from '../../core/runs/runs-table.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { RunTableHead } from './run-table-head.tsx';
import { sortChoice, useRemembered } from '../parts/use-remembered.ts';
import { ShareCell } from './share-cell.tsx';
import {
  groupLines,
  type Grouping,
  IN_ORDER,
  isLineColumn,
  type KeyedLine,
  sortLines,
  toggleSort,
} from './sort-lines.ts';
import classes from './runs.module.css';

const SORT = sortChoice('runs.sort', IN_ORDER, isLineColumn);

/** Where a share leads: to the rows of a run, or of one domain of it, that it counts as correct. */
export type HrefOfShare = (run: string, domain?: string) => string | undefined;

interface Props {
  label: string;
  /** In the reader's own order. */
  lines: readonly KeyedLine[];
  domains: readonly string[];
  /** By places of `lines`. */
  best: BestRuns;
  grouping: Grouping;
  hrefOf: HrefOfShare;
}

/** Runs × domains by one measure: a run a line, sortable, in groups where the reader wants them. */
export function RunTable({ label, lines, domains, best, grouping, hrefOf }: Props) {
  const [sort, setSort] = useRemembered(SORT);
  const groups = groupLines(sortLines(lines, sort), grouping);
  const isBest = (line: KeyedLine, place: number | undefined) =>
    place !== undefined && lines[place]?.key === line.key;
  return (
    <div className={tableClasses.scroll}>
      <table className={tableClasses.table} aria-label={label}>
        <RunTableHead
          domains={domains}
          sort={sort}
          onSort={(column) => setSort(toggleSort(sort, column))}
        />
        {groups.map((group) => (
          <tbody key={group.name}>
            {group.name !== '' && (
              <tr>
                <th scope="rowgroup" colSpan={4 + domains.length} className={classes.group}>
                  <bdi>{group.name}</bdi>
                </th>
              </tr>
            )}
            {group.lines.map((line) => (
              <tr key={line.key}>
                <RunName line={line} />
                <td>{line.shares.micro ? formatCount(line.shares.micro.rows) : '–'}</td>
                <ShareCell
                  share={line.shares.micro}
                  isBest={isBest(line, best.micro)}
                  href={hrefOf(line.key)}
                />
                <td className={tableClasses.score}>
                  {line.shares.macro === undefined ? '–' : formatPercent(line.shares.macro)}
                </td>
                {domains.map((domain, at) => (
                  <ShareCell
                    key={domain}
                    share={line.shares.domains[at]}
                    isBest={isBest(line, best.domains[at])}
                    href={hrefOf(line.key, domain)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function RunName({ line: { name, model, language } }: { line: KeyedLine }) {
  const remark = [model, language].filter((part) => part !== '').join(' · ');
  return (
    <th scope="row">
      <bdi className={tableClasses.name} title={name}>
        {name}
      </bdi>
      {remark !== '' && (
        <span className={tableClasses.remark} dir="auto">
          {remark}
        </span>
      )}
    </th>
  );
}
