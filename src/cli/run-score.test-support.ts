import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** For tests: the command as a user runs it, in a process of its own, from the repository's folder. */
export function runScore(args: string[], input: string | Uint8Array = ''): Promise<Finished> {
  const { child, finished } = startScore(args);
  child.stdin.end(input);
  return finished;
}

/** The same, with its standard input left open. */
export function startScore(args: string[]) {
  return startScript('score.mjs', args);
}

/** One of the scripts, in a process of its own. */
export function startScript(script: string, args: string[], environment = process.env) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', script), ...args], {
    cwd: ROOT,
    env: environment,
  });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text));
  const finished = new Promise<Finished>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, ...texts }));
  });
  return { child, finished };
}

/** A folder that goes when the test ends. */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}
