import type { Judged, JudgeTask, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { readKept } from '../core/judge/judge-task.ts';
import { keepVector, readVector } from '../core/judge/kept-vector.ts';
import type { AnswerCache } from '../judge/answer-cache.ts';
import { findAnswer, saveAnswer } from '../storage/answers.ts';
import { keepOrTell } from './judge-keep.ts';

/** What could not be written: held by this page alone. */
let held = new Map<string, object>();

/** The answers of a task that are kept in this browser. */
export function storedTaskAnswers<Row extends TaskRow, Answer extends TaskAnswer>(
  task: JudgeTask<Row, Answer>,
): AnswerCache<Judged<Answer>> {
  return {
    get: async (key) => readKept(task, await find(key)),
    put: keep,
  };
}

/** The vectors of texts that are kept in this browser. */
export const storedVectors: AnswerCache<number[]> = {
  get: async (key) => readVector(await find(key)),
  put: (key, vector) => keep(key, keepVector(vector)),
};

/** Forgets the answers that this page holds. Returns what holds them again. */
export function forgetHeld(): () => void {
  const forgotten = held;
  held = new Map();
  return () => {
    held = new Map([...forgotten, ...held]);
  };
}

async function find(key: string): Promise<unknown> {
  return held.get(key) ?? findAnswer(key);
}

async function keep(key: string, answer: object): Promise<void> {
  const isKept = await keepOrTell(() => saveAnswer(key, answer));
  if (!isKept) held.set(key, answer);
}
