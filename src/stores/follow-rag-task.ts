import { groupByReason } from '../core/judge/group-failures.ts';
import { isAnswer, type TaskAnswer, type TaskRow } from '../core/judge/judge-task.ts';
import type { RunProgress } from '../judge/run-progress.ts';
import type { TaskRun } from '../judge/start-task.ts';
import type { JudgeLine } from './judge-line.ts';
import type { RagTaskKind } from './rag-task-kinds.ts';
import type { RagAsking } from './rag-tasks-state.ts';
import { storedTaskAnswers } from './task-cache.ts';

/** The page hears of progress this often. */
const SHOW_MS = 250;

/** What is under way, to pause it and to go on. */
let live: Pick<TaskRun<TaskAnswer>, 'pause' | 'resume'> | undefined;

/** Sends nothing more until it is resumed; what is under way ends. */
export function pauseTask(): void {
  live?.pause();
}

/** Goes on after a pause, one that the asking made by itself too. */
export function resumeTask(): void {
  live?.resume();
}

/**
 * Asks a model about rows, and shows how that goes and what it comes to. What is kept of the answers is not asked
 * for. Rejects only with what nobody foresaw.
 */
export async function followTask<Row extends TaskRow, Answer extends TaskAnswer, Case, Summary>(
  kind: RagTaskKind<Row, Answer, Case, Summary>,
  { cases, seed }: { cases: readonly Case[]; seed: number },
  line: JudgeLine,
  signal: AbortSignal,
  show: (change: Partial<RagAsking<Summary>>) => void,
): Promise<void> {
  const rows = new Map(cases.flatMap((asked) => kind.rowsOf(asked)).map((row) => [row.key, row]));
  const { startTask } = await import('../judge/start-task.ts');
  const shown = openShow(show);
  const run = startTask(kind.task, {
    ...line,
    rows: [...rows.values()],
    cache: storedTaskAnswers(kind.task),
    signal,
    onProgress: shown.progress,
  });
  live = run;
  try {
    const { end, reason, progress, judgements, cutPrompts } = await run.finished;
    show({
      status: end,
      reason: reason?.message,
      progress,
      cutPrompts,
      failures: groupByReason(judgements, isAnswer),
      summary: kind.summarise(cases, (key) => judgements.get(key), seed),
      table: [
        [...kind.columns],
        ...cases.map((asked) => kind.cellsOf(asked, (key) => judgements.get(key))),
      ],
    });
  } finally {
    shown.close();
    live = undefined;
  }
}

/** Shows progress now and then, and a pause at once. */
function openShow(show: (change: Partial<RagAsking<never>>) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: RunProgress<string> | undefined;
  let paused: string | undefined;
  const tell = () => {
    timer = undefined;
    const isPaused = paused !== undefined;
    show({
      progress: latest,
      status: isPaused ? 'paused' : 'running',
      reason: paused === 'Paused.' ? undefined : paused,
    });
  };
  return {
    progress: (progress: RunProgress<string>): void => {
      const isNews = progress.paused !== paused;
      latest = progress;
      paused = progress.paused;
      if (isNews) tell();
      else timer ??= setTimeout(tell, SHOW_MS);
    },
    close: () => clearTimeout(timer),
  };
}
