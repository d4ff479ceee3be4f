import { Button } from '@mantine/core';
import { bucketOf } from '../../core/buckets.ts';
import type { DefinitionCase, DefinitionTable } from '../../core/scorers/definition-tables.ts';
import { scoreRow } from '../../core/scorers/score-row.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { Panel } from '../parts/panel.tsx';
import { RowText } from '../parts/row-text.tsx';
import { VerdictMark } from './verdict-mark.tsx';
import classes from './scores.module.css';

export interface Pair {
  golden: string;
  response: string;
}

/** One table of the definition: each case with the verdicts that the scorers give it now. */
export function CaseTable({
  table,
  onTry,
}: {
  table: DefinitionTable;
  onTry: (pair: Pair) => void;
}) {
  return (
    <Panel title={table.title} description={table.sentence}>
      <div className={classes.scroller}>
        <table className={classes.table} aria-label={table.title}>
          <thead>
            <tr>
              <th scope="col">Golden answer</th>
              <th scope="col">Response</th>
              <th scope="col">Exact</th>
              <th scope="col">Overlap</th>
              <th scope="col">Bucket</th>
              <th scope="col">
                <span className={classes.unseen}>Try</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {table.cases.map((one) => (
              <CaseRow key={JSON.stringify([one.golden, one.response])} one={one} onTry={onTry} />
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function CaseRow({ one, onTry }: { one: DefinitionCase; onTry: (pair: Pair) => void }) {
  const { golden, response, note } = one;
  const score = scoreRow(golden, response);
  return (
    <tr>
      <td data-label="Golden answer">
        <CaseText text={golden} />
      </td>
      <td data-label="Response">
        <CaseText text={response} />
        {note !== undefined && <p className={classes.note}>{note}</p>}
      </td>
      <td data-label="Exact">
        <VerdictMark passes={score.exact} />
      </td>
      <td data-label="Overlap">
        <VerdictMark passes={score.overlap} /> {score.matchingWords}/{score.totalWords}
      </td>
      <td data-label="Bucket">
        <BucketBadge bucket={bucketOf(score.exact, score.overlap)} />
      </td>
      <td>
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Try ${golden || 'an empty golden answer'} against ${response.trim() || 'a response without text'}`}
          onClick={() => onTry({ golden, response })}
        >
          Try it
        </Button>
      </td>
    </tr>
  );
}

/** With a frame, so that a space at an end is seen. */
function CaseText({ text }: { text: string }) {
  if (text === '') return <span className={classes.note}>empty</span>;
  return <RowText className={classes.case ?? ''}>{text}</RowText>;
}
