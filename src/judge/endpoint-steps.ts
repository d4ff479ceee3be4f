import type { TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { isAnswer, type Judged, type JudgeTask } from '../core/judge/judge-task.ts';
import type { Accepted } from '../core/judge/request.ts';
import { makeMergeRow, MERGE, type Merged } from '../core/judge/tasks/merge.ts';
import { makeRerankRow, RERANK, type Reranked } from '../core/judge/tasks/rerank.ts';
import { Problem } from '../core/problem.ts';
import type { SetProgress } from '../core/rag/set/set-progress.ts';
import type { SetSteps, Tried } from '../core/rag/set/set-steps.ts';
import type { AnswerCache } from './answer-cache.ts';
import { embedTexts } from './embed-texts.ts';
import type { Work, WorkResult } from './open-run.ts';
import type { RunProgress } from './run-progress.ts';
import { startTask, type TaskOptions } from './start-task.ts';

export interface EndpointStepsOptions extends Pick<
  TaskOptions<TaskRow, TaskAnswer>,
  | 'settings'
  | 'connection'
  | 'origin'
  | 'concurrency'
  | 'requestsPerMinute'
  | 'timeoutMs'
  | 'signal'
  | 'fetch'
  | 'clock'
  | 'random'
> {
  /** Undefined: lexical vectors. */
  embeddingModel: string | undefined;
  /** What is in them is not asked for. */
  caches: {
    vectors: AnswerCache<number[]>;
    rerank: AnswerCache<Judged<Reranked>>;
    merge: AnswerCache<Judged<Merged>>;
  };
  onProgress: (progress: SetProgress) => void;
}

/**
 * The steps of building a labelled set by a model. Where the server ends the work or pauses it, a step throws
 * Problem `endpoint` that says why; `cancelled` where the signal did.
 */
export function endpointSteps(options: EndpointStepsOptions): SetSteps {
  const { caches, embeddingModel, onProgress, ...line } = options;
  let accepted: Accepted | undefined;

  async function ask<Row extends TaskRow, Answer extends TaskAnswer>(
    step: SetProgress['step'],
    task: JudgeTask<Row, Answer>,
    rows: readonly Row[],
    cache: AnswerCache<Judged<Answer>>,
  ): Promise<Tried<Answer>[]> {
    const distinct = [...new Map(rows.map((row) => [row.key, row])).values()];
    const asked = { ...line, rows: distinct, cache, accepted };
    const tell = tellStep(step, onProgress);
    const { judgements, progress } = await finish(line.signal, tell, (watched) =>
      startTask(task, { ...asked, ...watched }),
    );
    accepted = progress.accepted;
    return rows.map(({ key }) => readAnswer(judgements.get(key)));
  }

  return {
    embed: (questions) =>
      embeddingModel === undefined
        ? embedByWords(questions)
        : embed(questions, embeddingModel, options),
    rerank: async (asked) => {
      const rows = asked.map(({ question, candidates }) => makeRerankRow(question, candidates));
      const answers = await ask('rerank', RERANK, rows, caches.rerank);
      return answers.map((answer) => ('failed' in answer ? answer : answer.order));
    },
    merge: async (asked) => {
      const rows = asked.map(([first, second]) => makeMergeRow(first, second));
      const answers = await ask('merge', MERGE, rows, caches.merge);
      return answers.map((answer) =>
        'failed' in answer ? answer : { question: answer.question, answer: answer.answer },
      );
    },
  };
}

/** Loaded where it is wanted: it brings the stop words of many languages. */
async function embedByWords(questions: readonly string[]): Promise<Tried<ArrayLike<number>>[]> {
  const { LEXICAL_STEPS } = await import('../core/rag/set/lexical-steps.ts');
  return LEXICAL_STEPS.embed(questions);
}

async function embed(
  questions: readonly string[],
  model: string,
  { caches, onProgress, ...line }: EndpointStepsOptions,
): Promise<Tried<number[]>[]> {
  const texts = [...new Set(questions)];
  const asked = { ...line, texts, model, cache: caches.vectors };
  const { vectors, failed } = await finish(line.signal, tellStep('embed', onProgress), (watched) =>
    embedTexts({ ...asked, ...watched }),
  );
  return questions.map(
    (question) => vectors.get(question) ?? { failed: failed.get(question) ?? 'no vector came' },
  );
}

interface Watched {
  signal: AbortSignal;
  onProgress: (progress: RunProgress<string>) => void;
}

/** What work came to, once all of it is done. A pause ends it: nobody is there to resume, and starting again does. */
async function finish<Result extends WorkResult<string>>(
  signal: AbortSignal | undefined,
  tell: (done: number, total: number) => void,
  start: (watched: Watched) => Work<Result>,
): Promise<Result> {
  const stop = new AbortController();
  const end = () => stop.abort();
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  let paused: string | undefined;
  const work = start({
    signal: stop.signal,
    onProgress(progress) {
      tell(progress.done, progress.total);
      paused ??= progress.paused;
      if (paused !== undefined) end();
    },
  });
  const result = await work.finished.finally(() => signal?.removeEventListener('abort', end));
  if (result.end === 'done') return result;
  if (signal?.aborted) throw new Problem('cancelled', 'Cancelled.');
  const why = result.reason?.message ?? paused ?? 'The endpoint did not answer all requests.';
  throw new Problem('endpoint', `${why} What was answered is kept: start it again to go on.`);
}

function tellStep(step: SetProgress['step'], onProgress: EndpointStepsOptions['onProgress']) {
  return (done: number, total: number) => onProgress({ step, done, total });
}

function readAnswer<Answer extends TaskAnswer>(judged: Judged<Answer> | undefined): Tried<Answer> {
  if (judged && isAnswer(judged)) return judged;
  return { failed: judged?.reason || judged?.state || 'no answer came' };
}
