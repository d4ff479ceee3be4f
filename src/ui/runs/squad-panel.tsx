import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { showSquad, useCompare } from '../../stores/compare.ts';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { SquadTable, squadTexts } from './squad-table.tsx';
import { sumRows } from './sum-rows.ts';
import { WorkLine } from './work-line.tsx';

/** The figures of published tables, on wish: beside the scorers, never in their place. */
export function SquadPanel({ listed }: { listed: readonly LabelledRun[] }) {
  const answer = useCompare((state) => state.squad);
  const [isOn, setOn] = useState(false);
  const ask = () => void showSquad(listed.map(({ run }) => run.key));
  // The runs and not their keys: one with other golden answers has other figures.
  useEffect(() => {
    if (isOn) void showSquad(listed.map(({ run }) => run.key));
  }, [isOn, listed]);
  const reports = answer.value;
  const isCurrent =
    reports?.length === listed.length &&
    listed.every(({ run }) => reports.some((report) => report.run === run.key));
  return (
    <Panel
      title="SQuAD exact match and F1"
      description="To compare with published tables: answers lowered, without punctuation and articles; the best over the golden answers of a row. They are no verdicts of Touchstone’s, and change none."
      aside={
        <Button size="compact-sm" variant="default" onClick={() => setOn(!isOn)}>
          {isOn ? 'Hide them' : 'Find them'}
        </Button>
      }
    >
      {isOn && (
        <>
          <WorkLine
            label="Finding SQuAD’s figures"
            answer={answer}
            total={sumRows(listed)}
            onAgain={ask}
          />
          {reports && isCurrent && (
            <>
              <SquadTable listed={listed} reports={reports} />
              <CopyButtons table={() => squadTexts(listed, reports)} />
            </>
          )}
        </>
      )}
    </Panel>
  );
}
