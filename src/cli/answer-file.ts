import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Judged, JudgeTask, TaskAnswer, TaskRow } from '../core/judge/judge-task.ts';
import { readKept } from '../core/judge/judge-task.ts';
import { keepVector, readVector } from '../core/judge/kept-vector.ts';
import { Problem } from '../core/problem.ts';
import type { AnswerCache } from '../judge/answer-cache.ts';
import { parseJson } from '../judge/parse-json.ts';
import { explainRefusal } from './explain-refusal.ts';

/** How answers stand in a file: as members beside their key. */
interface Form<Answer> {
  write: (answer: Answer) => object;
  /** Undefined where a line holds none. */
  read: (line: unknown) => Answer | undefined;
}

/** The answers of a task in a file of a folder. Throws Problem `usage`, which names the folder. */
export function openTaskFile<Row extends TaskRow, Answer extends TaskAnswer>(
  folder: string,
  task: JudgeTask<Row, Answer>,
): Promise<AnswerCache<Judged<Answer>>> {
  const form: Form<Judged<Answer>> = {
    write: (judged) => judged,
    read: (line) => readKept(task, line),
  };
  return openAnswerFile(folder, `${task.name}s.jsonl`, form);
}

/** The vectors of texts in a file of a folder. Throws Problem `usage`, which names the folder. */
export function openVectorFile(folder: string): Promise<AnswerCache<number[]>> {
  return openAnswerFile(folder, 'vectors.jsonl', { write: keepVector, read: readVector });
}

const keyed = z.object({ key: z.string() });

/**
 * Answers in a file, one a line, each written whole before it counts. A line that a crash has cut is skipped: it is
 * asked for again.
 */
async function openAnswerFile<Answer>(
  folder: string,
  name: string,
  { write, read }: Form<Answer>,
): Promise<AnswerCache<Answer>> {
  try {
    await mkdir(folder, { recursive: true });
    const path = join(folder, name);
    const file = await open(path, 'a');
    const text = await readFile(path, 'utf8');
    if (text !== '' && !text.endsWith('\n')) await file.appendFile('\n');
    const kept = new Map(text.split('\n').flatMap((line) => readLine(line, read)));
    return {
      get: async (key) => kept.get(key),
      put: async (key, answer) => {
        await file.appendFile(`${JSON.stringify({ key, ...write(answer) })}\n`);
        kept.set(key, answer);
      },
    };
  } catch (error) {
    throw new Problem('usage', `--cache ${folder} cannot be used: ${explainRefusal(error)}.`);
  }
}

function readLine<Answer>(text: string, read: Form<Answer>['read']): [string, Answer][] {
  const value = parseJson(text);
  const key = z.safeParse(keyed, value).data?.key;
  const answer = read(value);
  return key === undefined || answer === undefined ? [] : [[key, answer]];
}
