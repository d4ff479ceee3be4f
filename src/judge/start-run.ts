import type { JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { type Verdict, verdictTask } from '../core/judge/tasks/verdict.ts';
import { startTask, type TaskOptions, type TaskResult, type TaskRun } from './start-task.ts';

export interface RunOptions extends TaskOptions<JudgeRow, Verdict> {
  settings: JudgeSettings;
}

export type RunResult = TaskResult<Verdict>;

export type JudgeRun = TaskRun<Verdict>;

/** Judges rows, the first one alone. A run can pause by itself: `RunProgress.paused` says why. */
export function startRun(options: RunOptions): JudgeRun {
  return startTask(verdictTask(options.settings.prompt), options);
}
