import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { countOf, formatCount } from '../../core/format.ts';
import { CITATION_WORDINGS } from '../../core/rag/set/citation-wordings.ts';
import { LABELLED_CASES } from '../../core/rag/set/labelled-cases.ts';
import { downloadSet, openSet, type FinishedSet } from '../../stores/build-set.ts';
import { Panel } from '../parts/panel.tsx';
import { patchRoute } from '../route.ts';
import { LeftOutList } from './left-out-list.tsx';
import classes from './build-set.module.css';

/** What a set came to, and what can be done with it. */
export function ResultPanel({ finished }: { finished: FinishedSet }) {
  const { report, seed, builtBy, file } = finished;
  const { questions, usable, pairs, repeated, rows, wordings, leftOut } = report;
  return (
    <Panel
      title="The set"
      description={
        <>
          <bdi>{file.name}</bdi>, seed {seed}. Built by: <bdi>{builtBy}</bdi>.
        </>
      }
    >
      <output className={classes.quiet}>
        {countOf(rows, 'row')} from {countOf(pairs, 'pair')}.
      </output>
      <dl className={classes.facts}>
        <Fact name="Questions">
          {formatCount(questions)}, {formatCount(usable)} of them with answer, chunk and source
        </Fact>
        <Fact name="Unique pairs">
          {formatCount(pairs)}; {formatCount(repeated)} more were met again the other way round
        </Fact>
        <Fact name="Rows">
          {formatCount(rows)}, {formatCount(pairs)} of each case
          <ul className={classes.list}>
            {LABELLED_CASES.map(({ id, label, expected }) => (
              <li key={id}>
                {label}: expected score {expected}
              </li>
            ))}
          </ul>
        </Fact>
        <Fact name="Citation styles, by rows">
          <ul className={classes.list}>
            {wordings.map((one) => (
              <li key={one.id}>
                {labelOf(one.id)}: {formatCount(one.rows)}
              </li>
            ))}
          </ul>
        </Fact>
      </dl>
      <LeftOutList leftOut={leftOut} />
      <div className={classes.actions}>
        <Button onClick={() => void openInRag()}>Open in RAG</Button>
        <Button
          variant="default"
          leftSection={<Download size={16} aria-hidden="true" />}
          onClick={downloadSet}
        >
          Download CSV
        </Button>
      </div>
    </Panel>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

function labelOf(wording: string): string {
  return CITATION_WORDINGS.find(({ id }) => id === wording)?.label ?? wording;
}

async function openInRag(): Promise<void> {
  const key = await openSet();
  if (key !== undefined) patchRoute({ screen: 'rag', filter: { runs: [key] }, row: undefined });
}
