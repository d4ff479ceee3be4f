import { Button } from '@mantine/core';
import { useRef } from 'react';
import { countOf } from '../../core/format.ts';
import {
  clearReviews,
  exportReviews,
  importReviews,
  loadHumanVerdicts,
  undo,
  useReviews,
} from '../../stores/reviews.ts';
import { usePrepared } from '../../stores/prepared.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { sayStep } from './say-step.ts';
import classes from './panels.module.css';

/** Decisions in and out: as a file, from a column, and away. */
export function ReviewFiles({ run }: { run: Run }) {
  const decisions = useReviews((state) => state.decisions);
  const last = useReviews((state) => state.steps.at(-1));
  const count = decisions.size;
  const human = usePrepared((state) => state.prepared.get(run.key)?.humanVerdicts);
  const field = useRef<HTMLInputElement>(null);
  // Steps on a row are undone where the row is.
  const isUndoable = last?.kind === 'import' || last?.kind === 'clear';
  return (
    <Panel
      title="Review file"
      description={`${countOf(count, 'decision')} in this browser. A review CSV takes them to another one; dropped on the page, it is merged.`}
    >
      <div className={classes.actions}>
        <Button size="compact-sm" variant="default" onClick={() => void exportReviews()}>
          Export review CSV
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => field.current?.click()}>
          Import review CSV
        </Button>
        {human && (
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => void loadHumanVerdicts(run.key)}
          >
            Load {countOf(human.rows, 'verdict')} of column <bdi>&nbsp;{human.column}</bdi>
          </Button>
        )}
        {isUndoable && (
          <Button size="compact-sm" variant="default" onClick={() => void undo()}>
            Undo: {sayStep(last, decisions)}
          </Button>
        )}
        {count > 0 && (
          <Button size="compact-sm" variant="default" onClick={() => void clearReviews()}>
            Clear all decisions
          </Button>
        )}
      </div>
      <input
        ref={field}
        type="file"
        accept=".csv,text/csv"
        aria-label="Review CSV"
        className={classes.field}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void importReviews(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
    </Panel>
  );
}
