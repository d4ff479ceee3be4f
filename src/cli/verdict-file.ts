import { mkdir, open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Judgement } from '../core/judge/judgement.ts';
import { Problem } from '../core/problem.ts';
import type { VerdictCache } from '../judge/verdict-cache.ts';
import { explainRefusal } from './explain-refusal.ts';

const line = z.object({
  key: z.string(),
  state: z.enum(['correct', 'incorrect']),
  reason: z.string(),
  raw: z.string(),
  usage: z.optional(z.object({ input: z.number(), output: z.number() })),
});

/**
 * Verdicts in a file of a folder, one a line, each written whole before it counts. A line that a crash has
 * cut is skipped: its row is asked for again. Throws Problem `usage`, which names the folder.
 */
export async function openVerdictFile(folder: string): Promise<VerdictCache> {
  const path = join(folder, 'verdicts.jsonl');
  try {
    await mkdir(folder, { recursive: true });
    const file = await open(path, 'a');
    const text = await readFile(path, 'utf8');
    if (text !== '' && !text.endsWith('\n')) await file.appendFile('\n');
    const kept = new Map(text.split('\n').flatMap(readLine));
    return {
      get: async (key) => kept.get(key),
      put: async (key, judgement) => {
        await file.appendFile(`${JSON.stringify({ key, ...judgement })}\n`);
        kept.set(key, judgement);
      },
    };
  } catch (error) {
    throw new Problem('usage', `--cache ${folder} cannot be used: ${explainRefusal(error)}.`);
  }
}

function readLine(text: string): [string, Judgement][] {
  try {
    const { data } = z.safeParse(line, JSON.parse(text));
    if (!data) return [];
    const { key, ...judgement } = data;
    return [[key, judgement]];
  } catch {
    return [];
  }
}
