import { countOf } from '../../core/format.ts';
import { Box } from '@mantine/core';
import { memo } from 'react';
import type { JudgedRow } from '../../stores/judge.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { Panel } from '../parts/panel.tsx';
import { RowText } from '../parts/row-text.tsx';
import { StateMark } from './state-mark.tsx';
import classes from './judged-rows.module.css';

/** The store keeps as many. */
const SHOWN = 200;

/** Enough to see what a row is about; the whole stands in the explorer. */
const CUT = 300;

/** Rows as they are judged, the latest first. */
export function JudgedRows({ rows }: { rows: readonly JudgedRow[] }) {
  return (
    <Panel
      title="Rows as they are judged"
      description={`The latest first; ${rows.length < SHOWN ? countOf(rows.length, 'row') : `the last ${countOf(SHOWN, 'row')}`}. All of them are in the explorer.`}
    >
      <Box
        component="section"
        className={classes.scroll ?? ''}
        aria-label="Judged rows"
        // The keyboard scrolls what it can reach.
        tabIndex={0}
      >
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Verdict</th>
              <th scope="col">Question</th>
              <th scope="col">Golden answer</th>
              <th scope="col">Response</th>
              <th scope="col">Why</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => (
              <JudgedLine key={one.row.key} {...one} />
            ))}
          </tbody>
        </table>
      </Box>
    </Panel>
  );
}

/** Drawn once: a row that is judged stays as it is while others come. */
const JudgedLine = memo(function JudgedLine({ row, judgement: { state, reason, raw } }: JudgedRow) {
  return (
    <tr>
      <th scope="row">
        <StateMark state={state} />
      </th>
      <TextCell text={row.question} />
      <TextCell text={row.golden} />
      <TextCell text={row.response} />
      <td className={classes.text}>
        <RowText>{shorten(reason)}</RowText>
        {raw !== '' && (
          <details>
            <summary>Reply</summary>
            <RowText className={classes.raw ?? ''}>{cutText(raw, 10 * CUT)}</RowText>
          </details>
        )}
      </td>
    </tr>
  );
});

function TextCell({ text }: { text: string }) {
  return (
    <td className={classes.text}>
      <RowText>{shorten(text)}</RowText>
    </td>
  );
}

function shorten(text: string): string {
  const cut = cutText(text, CUT);
  return cut === text ? text : `${cut} …`;
}
