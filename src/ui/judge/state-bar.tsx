import { VisuallyHidden } from '@mantine/core';
import { countOf, formatCount, formatPercent } from '../../core/format.ts';
import type { JudgeTally } from '../../core/judge/tally.ts';
import { listStateParts, type StatePart } from './state-parts.ts';
import classes from './state-bar.module.css';

/** Where every row of the scope stands: a bar for the eye, and the same as a table. Its parts sum to the scope. */
export function StateBar({ tally, total }: { tally: JudgeTally; total: number }) {
  const parts = listStateParts(tally);
  const shown = parts.filter(({ rows }) => rows > 0);
  return (
    <>
      <div className={classes.bar} aria-hidden="true">
        {shown.map((part) => (
          <BarPart key={part.state} part={part} />
        ))}
      </div>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>Where each of {countOf(total, 'row')} stands</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">State</th>
            <th scope="col">Rows</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <StateRow key={part.state} part={part} />
          ))}
          <tr data-sum="true">
            <th scope="row">All rows of the scope</th>
            <td>{formatCount(total)}</td>
            <td>{total > 0 && '100%'}</td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

function BarPart({ part: { state, name, letter, rows, share } }: { part: StatePart }) {
  return (
    <span
      className={classes.part}
      data-state={state}
      style={{ flexGrow: rows }}
      title={`${name}: ${countOf(rows, 'row')}`}
    >
      {share > 0.03 && <b>{letter}</b>}
    </span>
  );
}

function StateRow({ part: { state, name, sentence, letter, rows, share } }: { part: StatePart }) {
  return (
    <tr data-none={rows === 0}>
      <th scope="row" title={sentence}>
        <span className={classes.swatch} data-state={state} aria-hidden="true">
          {letter}
        </span>{' '}
        {name}
      </th>
      <td>{formatCount(rows)}</td>
      <td>{formatPercent(100 * share)}</td>
    </tr>
  );
}
