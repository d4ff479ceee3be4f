import type { TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { DEFAULT_PARAMETERS } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED, buildTaskRequest } from '../core/judge/request.ts';
import { roughTokens } from '../core/judge/tokens.ts';
import { Problem, toPlainProblem } from '../core/problem.ts';
import type { RagCaseChoice, RagCases } from '../engine/rag-types.ts';
import type { Run } from '../engine/run-types.ts';
import { download } from './download.ts';
import { askEngine, tellEngine } from './engine.ts';
import { followTask } from './follow-rag-task.ts';
import { readLine, unwrap } from './judge-line.ts';
import { lockRun } from './judge-lock.ts';
import { loadSettings } from './keep-judge-settings.ts';
import { whenPrepared } from './prepared.ts';
import { LENGTH_KIND, type RagTaskKind, SUPPORT_KIND } from './rag-task-kinds.ts';
import {
  isAsking,
  type RagAsking,
  type RagTask,
  type RagTaskSize,
  useRagTasks,
} from './rag-tasks-state.ts';
import { useRuns } from './runs-state.ts';

// Screens find all about what models are asked of retrieval in this one file.
export type * from './rag-tasks-state.ts';
export { pauseTask, resumeTask } from './follow-rag-task.ts';
export { isAsking, useRagTasks } from './rag-tasks-state.ts';

const NO_ROWS: Record<RagTask, string> = {
  length:
    'No row says how long its response should be: a column ideal_length, concise or detailed.',
  support: 'No row has a source return: there is nothing to rate.',
};

/** Loads the settings of the endpoint, and says what asking about the rows of a run takes: `sizes`. Never rejects. */
export async function showTasks(run: Run): Promise<void> {
  const call = ++measuring;
  tellEngine((engine) => engine.cancel(jobOf(call - 1)));
  useRagTasks.setState({ run: run.key, sizes: {} });
  await loadSettings();
  await whenPrepared(run.key);
  await measure('length', LENGTH_KIND, run, call);
  await measure('support', SUPPORT_KIND, run, call);
}

let measuring = 0;

function jobOf(call: number): string {
  return `rag-tasks-${call}`;
}

/** Chooses how many rows are asked about, and which seed draws them. */
export async function setTaskChoice(run: Run, change: Partial<RagCaseChoice>): Promise<void> {
  useRagTasks.setState(({ choice }) => ({ choice: { ...choice, ...change } }));
  await showTasks(run);
}

async function measure<Row extends TaskRow, Answer extends TaskAnswer, Case>(
  name: RagTask,
  kind: RagTaskKind<Row, Answer, Case, unknown>,
  run: Run,
  call: number,
): Promise<void> {
  if (call !== measuring) return;
  const outcome = await kind.readCases(run.key, useRagTasks.getState().choice, jobOf(call));
  // A newer call tells of what it finds.
  if (call !== measuring || !outcome.ok) return;
  const size = sizeOf(kind, outcome.value);
  useRagTasks.setState(({ sizes }) => ({ sizes: { ...sizes, [name]: size } }));
}

/** Of more requests the tokens of as many stand for all. */
const COUNTED_REQUESTS = 200;

function sizeOf<Row extends TaskRow, Answer extends TaskAnswer, Case>(
  kind: RagTaskKind<Row, Answer, Case, unknown>,
  { fit, cases }: RagCases<Case>,
): RagTaskSize {
  const distinct = new Map(
    cases.flatMap((asked) => kind.rowsOf(asked)).map((row) => [row.key, row]),
  );
  const asked = [...distinct.values()].filter((row) => kind.task.knownOf?.(row) === undefined);
  const counted = asked.slice(0, COUNTED_REQUESTS);
  const settings = { baseURL: '', model: '', ...DEFAULT_PARAMETERS };
  const prompts = counted.flatMap(
    (row) => buildTaskRequest(kind.task, settings, ALL_ACCEPTED, row).messages,
  );
  const tokens = prompts.reduce((sum, { content }) => sum + roughTokens(content), 0);
  const share = counted.length === 0 ? 0 : asked.length / counted.length;
  return {
    fit,
    rows: cases.length,
    requests: asked.length,
    tokens: Math.round(tokens * share),
  };
}

/**
 * Asks the endpoint of the judge's settings about rows of a run, and tells of it under the task's name; resolves
 * once that has come to an end. What is kept of earlier answers is not asked for, so that starting again goes on.
 * Never rejects; `problem` says why it did not start.
 */
export function startRagTask(name: RagTask, run: Run): Promise<void> {
  return name === 'length' ? ask(name, LENGTH_KIND, run) : ask(name, SUPPORT_KIND, run);
}

/** Sends nothing more and breaks off what is under way. What is answered is kept. */
export function stopTask(): void {
  stopping?.abort();
}

let stopping: AbortController | undefined;

async function ask<Row extends TaskRow, Answer extends TaskAnswer, Case, Summary>(
  name: RagTask,
  kind: RagTaskKind<Row, Answer, Case, Summary>,
  run: Run,
): Promise<void> {
  if (stopping) return;
  const stop = new AbortController();
  stopping = stop;
  useRagTasks.setState({ problem: undefined });
  let asking: RagAsking<Summary> | undefined;
  const show = (change: Partial<RagAsking<Summary>>) => {
    if (!asking || !useRuns.getState().runs.includes(run)) return;
    asking = { ...asking, ...change };
    useRagTasks.setState({ [name]: asking });
  };
  const release = await lockRun(`rag-${run.key}`);
  try {
    if (typeof release === 'string') throw new Problem('usage', release);
    const line = readLine();
    const { choice } = useRagTasks.getState();
    const { cases } = unwrap(await kind.readCases(run.key, choice, `rag-task-${name}`));
    if (cases.length === 0) throw new Problem('usage', NO_ROWS[name]);
    asking = newAsking(run, line.settings, choice, cases.length);
    show({});
    await followTask(kind, { cases, seed: choice.seed }, line, stop.signal, show);
  } catch (thrown) {
    show({ status: 'stopped' });
    useRagTasks.setState({ problem: toPlainProblem(thrown).message });
  } finally {
    stopping = undefined;
    if (typeof release !== 'string') release();
  }
}

function newAsking(
  run: Run,
  { model, baseURL }: { model: string; baseURL: string },
  choice: RagCaseChoice,
  rows: number,
): RagAsking<never> {
  return {
    run,
    model,
    baseURL,
    choice,
    rows,
    status: 'running',
    reason: undefined,
    progress: undefined,
    summary: undefined,
    table: undefined,
    failures: [],
    cutPrompts: undefined,
  };
}

/** Downloads what a model has answered, row by row, with the model's name beside each. Never rejects. */
export async function downloadTask(name: RagTask): Promise<void> {
  const asking = useRagTasks.getState()[name];
  const [header, ...rows] = asking?.table ?? [];
  if (!asking || !header) return;
  const { model, baseURL, run } = asking;
  const cells = [
    [...header, 'judge_model', 'judge_endpoint'],
    ...rows.map((row) => [...row, model, baseURL]),
  ];
  const written = await askEngine((engine) => engine.writeCsv(cells));
  const base = run.name.replace(/\.[^.]+$/, '');
  if (written.ok) download(written.value, `${base}.${FILE_NAMES[name]}.csv`);
  else useRagTasks.setState({ problem: written.problem.message });
}

const FILE_NAMES: Record<RagTask, string> = { length: 'length-check', support: 'judged-sources' };

/** What was answered goes with its run; one that is read anew, or patched, is another. */
useRuns.subscribe(({ runs }, before) => {
  if (runs === before.runs) return;
  const state = useRagTasks.getState();
  const isGone = (asking: RagAsking<unknown> | undefined) => asking && !runs.includes(asking.run);
  if (isAsking(state) && [state.length, state.support].some(isGone)) stopTask();
  useRagTasks.setState({
    length: isGone(state.length) ? undefined : state.length,
    support: isGone(state.support) ? undefined : state.support,
  });
});
