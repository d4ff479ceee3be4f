import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { time } from './measure.ts';
import type { Timing } from './measure.ts';

/** Correct rows by exact substring and by word overlap, of all rows: `12 34 56`. */
export interface Counted extends Timing {
  counts: string;
}

/** The command line on a file, from the start of its process to the end. */
export function scoreByCommand(file: string): Promise<Counted> {
  const script = fileURLToPath(new URL('../scripts/score.mjs', import.meta.url));
  return runScorer(process.execPath, [script, '--summary', 'json', file]);
}

/** The plain Python reading of the definition on a file, from the start of its process to the end. */
export function scoreByPython(python: string, file: string): Promise<Counted> {
  return runScorer(python, [fileURLToPath(new URL('score.py', import.meta.url)), file]);
}

/** A Python that has pandas, if there is one. */
export function findPython(): string | undefined {
  return ['python3', '/usr/bin/python3', 'python'].find((python) => {
    try {
      execFileSync(python, ['-c', 'import pandas'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
}

async function runScorer(command: string, args: string[]): Promise<Counted> {
  const { value, seconds } = await time(() =>
    execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  );
  const { exact_substring, word_overlap, rows } = JSON.parse(value).combined;
  return { seconds, counts: `${exact_substring} ${word_overlap} ${rows}` };
}
