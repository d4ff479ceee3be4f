import type { LabelledRun } from '../../stores/run-groups.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { GoldensForm } from './goldens-form.tsx';

/** For files with several golden answers a question: which column holds them, and whether any of them passes a row. */
export function GoldensPanel({ listed }: { listed: readonly LabelledRun[] }) {
  return (
    <Panel
      title="Several golden answers a question"
      description="Off unless switched on here. On, a row passes if any of its golden answers does, which changes every figure of the run; each screen and output then says so."
    >
      {firstOfFiles(listed).map((run) => (
        <GoldensForm key={`${run.key} ${JSON.stringify(run.goldens)}`} run={run} />
      ))}
    </Panel>
  );
}

/** One run of each file: the choice is one for all of its runs. */
function firstOfFiles(listed: readonly LabelledRun[]): Run[] {
  const files = new Map<string, Run>();
  for (const { run } of listed) {
    const file = run.part?.file.key ?? run.key;
    if (!files.has(file)) files.set(file, run);
  }
  return [...files.values()];
}
