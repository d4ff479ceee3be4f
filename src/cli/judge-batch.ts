import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { formatCount } from '../core/format.ts';
import { type BatchResults, batchLine, readBatch } from '../core/judge/batch.ts';
import type { JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED } from '../core/judge/request.ts';
import { Problem } from '../core/problem.ts';
import { explainRefusal } from './explain-refusal.ts';
import { stageFile } from './staged-file.ts';

/** The most that the OpenAI Batch API takes in one file. */
const BATCH_LINES = 50_000;

/** Writes rows for a Batch API, a line each; resolves with what to know about it. */
export async function writeBatch(
  rows: JudgeRow[],
  settings: JudgeSettings,
  target: string,
): Promise<string> {
  const output = await stageFile(target);
  for (const row of rows) await output.write(batchLine(settings, ALL_ACCEPTED, row));
  await output.commit();
  const many =
    rows.length > BATCH_LINES
      ? ` OpenAI takes ${formatCount(BATCH_LINES)} lines a file: split it; the results files can be put one after the other.`
      : '';
  return `${formatCount(rows.length)} requests written to ${target}, one for each distinct row that is not blank.${many}`;
}

/** Reads the results of a batch. Throws Problem `unreadable_file`. */
export async function readResults(path: string, keys: ReadonlySet<string>): Promise<BatchResults> {
  try {
    return await readBatch(
      createInterface({ input: createReadStream(path), crlfDelay: Infinity }),
      keys,
    );
  } catch (error) {
    throw new Problem('unreadable_file', `${path} cannot be read: ${explainRefusal(error)}.`);
  }
}

/** What of the results did not fit the rows, each as one line. */
export function listBatchWarnings({ unknown, missing, double, broken }: BatchResults): string[] {
  return [
    say(unknown, 'result', 'for rows that are not in scope'),
    say(missing, 'row', 'without a result: left waiting'),
    say(double, 'id', 'more than once: a verdict beats none, and the first holds'),
    say(
      broken.map((number) => `line ${number}`),
      'line',
      'that cannot be read',
    ),
  ].flatMap((warning) => warning ?? []);
}

const NAMED = 5;

function say(ids: string[], noun: string, what: string): string | undefined {
  if (ids.length === 0) return undefined;
  const more = ids.length > NAMED ? ', …' : '';
  const nouns = ids.length === 1 ? noun : `${noun}s`;
  return `${formatCount(ids.length)} ${nouns} ${what} (${ids.slice(0, NAMED).join(', ')}${more}).`;
}
