import { useEffect } from 'react';
import { readBaseURL, useJudge } from '../../stores/judge.ts';
import { isAsking, setTaskChoice, showTasks, useRagTasks } from '../../stores/rag-tasks.ts';
import type { Run } from '../../stores/runs.ts';
import { EndpointFields } from '../parts/endpoint-fields.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { Panel } from '../parts/panel.tsx';
import { JudgeTaskLength } from './judge-task-length.tsx';
import { JudgeTaskSection } from './judge-task-section.tsx';
import { JudgeTaskSupport } from './judge-task-support.tsx';
import classes from './judge-tasks-panel.module.css';
import ragClasses from './rag.module.css';

/** What a model says of the answers: whether each has its ideal length, and what its sources carry. */
export default function JudgeTasksPanel({ run }: { run: Run }) {
  const isBusy = useRagTasks(isAsking);
  const { problem, length, support } = useRagTasks();
  useEffect(() => void showTasks(run), [run]);
  return (
    <Panel
      title="What a model says"
      description="Two questions to a model of yours, through the endpoint of the judge. Its answers stand apart: no figure above is made of them."
    >
      <Endpoint isBusy={isBusy} />
      <ChosenRows run={run} isBusy={isBusy} />
      {problem !== undefined && (
        <p role="alert" className={ragClasses.problem}>
          {problem}
        </p>
      )}
      <JudgeTaskSection
        task="length"
        run={run}
        last={length}
        title="Response length, by a prompt"
        sentence="The older check: does the response have the ideal length that its row names, concise or detailed?"
        start="Check lengths"
        needs="a column ideal_length that says concise or detailed"
        Answers={JudgeTaskLength}
      />
      <JudgeTaskSection
        task="support"
        run={run}
        last={support}
        title="Source return, by a judge"
        sentence="The same formulas, with a model’s coverage of the golden answer in place of the share of its words."
        start="Rate sources"
        needs="a source return"
        Answers={JudgeTaskSupport}
      />
    </Panel>
  );
}

function Endpoint({ isBusy }: { isBusy: boolean }) {
  const { connection, model } = useJudge();
  const address = readBaseURL(connection.baseURL);
  const host = 'baseURL' in address ? new URL(address.baseURL).host : 'no address yet';
  return (
    <details className={classes.endpoint} open={model === ''}>
      <summary>
        Endpoint: <bdi>{model || 'no model yet'}</bdi> at <bdi>{host}</bdi>
      </summary>
      <EndpointFields isDisabled={isBusy} />
    </details>
  );
}

function ChosenRows({ run, isBusy }: { run: Run; isBusy: boolean }) {
  const { limit, seed } = useRagTasks((state) => state.choice);
  return (
    <fieldset className={classes.rows} disabled={isBusy} aria-label="Rows to ask about">
      <NumberField
        label="Rows, at most"
        description="Empty: all that have what it takes"
        value={limit}
        range={{ least: 1, most: 1_000_000 }}
        empty="all"
        onChange={(next) => void setTaskChoice(run, { limit: next })}
      />
      <NumberField
        label="Seed of the draw"
        value={seed}
        range={{ least: 0, most: 2 ** 32 - 1 }}
        onChange={(next) => next !== undefined && void setTaskChoice(run, { seed: next })}
      />
    </fieldset>
  );
}
