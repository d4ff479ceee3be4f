import { taskKeys } from '../core/judge/cache-key.ts';
import { type CutPrompts, findCutPrompts } from '../core/judge/find-cut-prompts.ts';
import type { PromptLength } from '../core/judge/find-cut-prompts.ts';
import { type Judged, type JudgeTask, NO_ANSWER_STATES } from '../core/judge/judge-task.ts';
import type { NoAnswerState, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import type { TaskSettings } from '../core/judge/judgement.ts';
import { buildTaskRequest } from '../core/judge/request.ts';
import { roughTokens } from '../core/judge/tokens.ts';
import type { AnswerCache } from './answer-cache.ts';
import { judgeRow } from './judge-row.ts';
import { type OnEnd, openRun, sendAll, countFailed } from './open-run.ts';
import type { Work, WorkOptions, WorkResult } from './open-run.ts';
import type { Line } from './send-request.ts';

/** Where a row of a task can end. */
export type EndOf<Answer extends TaskAnswer> = Answer['state'] | NoAnswerState;

export interface TaskOptions<Row extends TaskRow, Answer extends TaskAnswer> extends WorkOptions<
  EndOf<Answer>
> {
  /** With distinct keys: equal rows are asked for once. */
  rows: readonly Row[];
  /** `baseURL` is that of the connection. */
  settings: TaskSettings;
  /** Undefined: every row is asked for, and nothing is kept. */
  cache?: AnswerCache<Judged<Answer>> | undefined;
  /** Hears of each row once its answer is kept. */
  onJudged?: ((row: Row, judged: Judged<Answer>) => void) | undefined;
}

export interface TaskResult<Answer extends TaskAnswer> extends WorkResult<EndOf<Answer>> {
  /** By row key. */
  judgements: Map<string, Judged<Answer>>;
  cutPrompts: CutPrompts | undefined;
}

export type TaskRun<Answer extends TaskAnswer> = Work<TaskResult<Answer>>;

/** Asks a model about rows, the first one alone. Rows that the cache holds are not asked for. */
export function startTask<Row extends TaskRow, Answer extends TaskAnswer>(
  task: JudgeTask<Row, Answer>,
  options: TaskOptions<Row, Answer>,
): TaskRun<Answer> {
  return openRun(options, {
    asked: { path: '/chat/completions', model: options.settings.model },
    total: options.rows.length,
    states: [...task.states, ...NO_ANSWER_STATES],
    work: (line, onEnd) => judgeRows(line, task, options, onEnd),
  });
}

async function judgeRows<Row extends TaskRow, Answer extends TaskAnswer>(
  line: Line,
  task: JudgeTask<Row, Answer>,
  { rows, settings, concurrency, cache, onJudged }: TaskOptions<Row, Answer>,
  onEnd: OnEnd<EndOf<Answer>>,
): Promise<Pick<TaskResult<Answer>, 'judgements' | 'cutPrompts'>> {
  const keyOf = taskKeys(task, settings);
  const judgements = new Map<string, Judged<Answer>>();
  const lengths: PromptLength[] = [];
  const noteFailed = countFailed(line);
  await sendAll(line, rows, concurrency, async (row) => {
    const kept = await cache?.get(keyOf(row.key));
    // Of one request: the usage of a row is that of its retries too.
    let counted: number | undefined;
    const judged =
      kept ??
      (await judgeRow(line, task, settings, row, {
        keep: async (answer) => cache?.put(keyOf(row.key), answer),
        onPrompt: (tokens) => (counted = tokens),
      }));
    if (!judged) return;
    if (counted !== undefined) lengths.push(measurePrompt(line, task, settings, row, counted));
    judgements.set(row.key, judged);
    onEnd(judged.state, judged.usage, kept !== undefined);
    onJudged?.(row, judged);
    if (!kept) noteFailed(judged.state === 'failed' ? judged.reason : undefined);
  });
  return { judgements, cutPrompts: findCutPrompts(lengths) };
}

function measurePrompt<Row extends TaskRow, Answer extends TaskAnswer>(
  { accepted }: Line,
  task: JudgeTask<Row, Answer>,
  settings: TaskSettings,
  row: Row,
  counted: number,
): PromptLength {
  const { messages } = buildTaskRequest(task, settings, accepted, row);
  const prompts = messages.map(({ content }) => content);
  return { estimated: roughTokens(prompts.join('')), counted };
}
