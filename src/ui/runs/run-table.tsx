import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatCount, formatPercent } from '../../core/format.ts';
import type { BestRuns } from '../../core/runs/runs-table.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { chooseDomains, DOMAINS_AT_ONCE } from './choose-domains.ts';
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
import { TableScroll } from '../parts/table-scroll.tsx';
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
  const [isWhole, setWhole] = useState(false);
  const shown = chooseDomains(domains, lines, isWhole);
  const groups = groupLines(sortLines(lines, sort), grouping);
  const isBest = (line: KeyedLine, place: number | undefined) =>
    place !== undefined && lines[place]?.key === line.key;
  return (
    <>
      <TableScroll label={label}>
        <table className={tableClasses.table} aria-label={label}>
          <RunTableHead
            domains={domains}
            shown={shown}
            sort={sort}
            onSort={(column) => setSort(toggleSort(sort, column))}
          />
          {groups.map((group) => (
            <tbody key={group.name}>
              {group.name !== '' && (
                <tr>
                  <th scope="rowgroup" colSpan={4 + shown.length} className={classes.group}>
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
                  {shown.map((at) => (
                    <ShareCell
                      key={domains[at]}
                      share={line.shares.domains[at]}
                      isBest={isBest(line, best.domains[at])}
                      href={hrefOf(line.key, domains[at])}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </TableScroll>
      {domains.length > DOMAINS_AT_ONCE && (
        <p className={classes.note}>
          {isWhole
            ? `All ${formatCount(domains.length)} domains are shown. `
            : `The ${shown.length} domains with the most rows are shown, of ${formatCount(domains.length)}; the macro-average and what is copied are of all. `}
          <Button size="compact-xs" variant="default" onClick={() => setWhole(!isWhole)}>
            {isWhole ? `Show ${DOMAINS_AT_ONCE} domains` : 'Show all domains'}
          </Button>
        </p>
      )}
    </>
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
