import { Fragment, memo } from 'react';
import type { ReactNode } from 'react';
import { countOf, formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import { BUCKETS } from '../../core/model.ts';
import type { Tally } from '../../core/model.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { ScorerId } from '../../core/scorers/scorers.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { accuracy } from '../../core/summary.ts';
import type { RowFilter } from '../../stores/rows.ts';
import { bucketsThatPass } from '../parts/buckets-that-pass.ts';
import type { Group } from './group-rows.ts';
import { IntervalLine } from './interval-line.tsx';
import { ReviewedCell } from './reviewed-cell.tsx';
import classes from '../parts/accuracy-table.module.css';

type HrefOf = (filter: RowFilter) => string;

/** Mean of the groups' accuracies in percent, and over how many groups. */
export type Macro = Record<ScorerId, number | undefined> & { groups: number };

interface Props {
  group: Group;
  /** Said below the name of the combined line. */
  remark?: string;
  isReviewed: boolean;
  hrefOf: HrefOf;
}

/** A line of the accuracy table; every figure leads to the rows that it counts. Sorting draws none anew. */
export const GroupRow = memo(function GroupRow({ group, remark, isReviewed, hrefOf }: Props) {
  const { name, tally, filter } = group;
  return (
    <tr data-combined={remark !== undefined}>
      <th scope="row">
        <bdi className={classes.name} title={name}>
          {name}
        </bdi>
        {remark && <span className={classes.remark}>{remark}</span>}
      </th>
      <td>
        <a href={hrefOf(filter)}>{formatCount(tally.rows)}</a>
      </td>
      <td>
        <CountLink count={tally.blank} href={hrefOf({ ...filter, finding: 'blank_response' })}>
          {formatCount(tally.blank)}
        </CountLink>
      </td>
      {SCORERS.map(({ id }) => (
        <ScorerCells
          key={id}
          scorer={id}
          tally={tally}
          href={hrefOf({ ...filter, buckets: bucketsThatPass(id) })}
        />
      ))}
      {isReviewed && <ReviewedCell estimate={group.estimate} />}
      {BUCKETS.map((bucket) => (
        <td key={bucket}>
          <CountLink count={tally.buckets[bucket]} href={hrefOf({ ...filter, buckets: [bucket] })}>
            {sayPercent(accuracy(tally.buckets[bucket], tally.rows))}
            <span className={classes.count}>{formatCount(tally.buckets[bucket])}</span>
          </CountLink>
        </td>
      ))}
    </tr>
  );
});

interface ScorerCellsProps {
  scorer: ScorerId;
  tally: Tally;
  href: string;
}

function ScorerCells({ scorer, tally, href }: ScorerCellsProps) {
  const percent = accuracy(tally[scorer], tally.rows);
  const interval = wilsonInterval(tally[scorer], tally.rows);
  return (
    <>
      <td className={classes.score}>
        <CountLink count={tally[scorer]} href={href}>
          {sayPercent(percent)}
        </CountLink>
      </td>
      <td className={classes.interval}>{interval && formatInterval(interval)}</td>
      <td className={classes.drawing}>
        {percent !== undefined && interval && (
          <IntervalLine percent={percent} interval={interval} scorer={scorer} />
        )}
      </td>
    </>
  );
}

/** The mean over groups, each counting alike: a figure of its own, with no rows to lead to. */
export function MacroRow(props: { macro: Macro; noun: string; isReviewed: boolean }) {
  const { macro, noun, isReviewed } = props;
  const remark = `macro-average over ${countOf(macro.groups, noun)}`;
  return (
    <tr>
      <th scope="row">
        <span className={classes.name}>Mean of {noun}s</span>
        <span className={classes.remark}>{remark}</span>
      </th>
      <td colSpan={2}>–</td>
      {SCORERS.map(({ id }) => (
        <Fragment key={id}>
          <td className={classes.score}>{sayPercent(macro[id])}</td>
          <td colSpan={2} className={classes.drawing}>
            no interval
          </td>
        </Fragment>
      ))}
      {isReviewed && <td>–</td>}
      <td colSpan={BUCKETS.length}>–</td>
    </tr>
  );
}

/** A figure that leads to its rows, or the bare figure where there are none. */
function CountLink(props: { count: number; href: string; children: ReactNode }) {
  return props.count > 0 ? <a href={props.href}>{props.children}</a> : props.children;
}

function sayPercent(percent: number | undefined): string {
  return percent === undefined ? '–' : formatPercent(percent);
}
