import { existsSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { explorePage } from './explore-page.ts';
import { makeFile } from './make-file.ts';
import { watchProcess } from './watch-process.ts';

const ROWS = 1_000_000;
const FILE = fileURLToPath(new URL(`../.cache/bench/rows-${ROWS}.csv`, import.meta.url));

const SCRIPT = fileURLToPath(new URL('../scripts/score.mjs', import.meta.url));
const REFERENCE = fileURLToPath(new URL('score.py', import.meta.url));

/** Prints what a million rows cost, each figure beside what it is to stay under. */
export async function tellMillion(python: string | undefined): Promise<void> {
  if (!existsSync(FILE)) await makeFile(FILE, ROWS);
  const command = await watchProcess(process.execPath, [SCRIPT, FILE]);
  const written = await watchProcess(process.execPath, [SCRIPT, FILE, '--out', `${FILE}.scored`]);
  rmSync(`${FILE}.scored`);
  console.log(`\n${ROWS.toLocaleString('en-US')} rows in the command line; one run`);
  console.log(
    `${command.seconds.toFixed(1)} s with at most ${toMb(command.highest)} MB resident, and with --out ${written.seconds.toFixed(1)} s and ${toMb(written.highest)} MB (aim: under 500)`,
  );
  if (python !== undefined) {
    const reference = await watchProcess(python, [REFERENCE, FILE]);
    console.log(
      `${(reference.seconds / command.seconds).toFixed(1)} times as fast as Python with pandas (aim: 3.0), which has ${toMb(reference.highest)} MB resident`,
    );
  }
  await tellMillionInPage();
}

async function tellMillionInPage(): Promise<void> {
  const { size } = statSync(FILE);
  console.log(`\n${ROWS.toLocaleString('en-US')} rows, ${toMb(size)} MB, in the page; one run`);
  const { load, prepare, highest, explored, answers, longest } = await explorePage(FILE);
  console.log(`numbers of all rows after ${toSeconds(load)} s`);
  console.log(`reasons and row keys ${toSeconds(prepare)} s later`);
  console.log(
    `resident memory, less an empty page's: at most ${toMb(highest)} MB while loading (${times(highest, size)} times the file), ${toMb(explored)} MB at the end (${times(explored, size)}; aim: under 2)`,
  );
  for (const { question, whole, first } of answers)
    console.log(
      `${question.padEnd(38)}${toSeconds(whole).padStart(7)} s, first rows ${toSeconds(first)} s (aim: ${aimOf(question)})`,
    );
  const blocked = Object.entries(longest).filter(([, duration]) => duration > 0);
  console.log(
    `tasks of the main thread over 50 ms (aim: none): ${blocked.map(([phase, duration]) => `${phase} ${duration} ms`).join(', ') || 'none'}`,
  );
}

function aimOf(question: string): string {
  if (question.startsWith('sort')) return '0.60';
  return question.startsWith('search') ? '3.00' : '0.30';
}

function toMb(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}

function toSeconds(milliseconds: number): string {
  return (milliseconds / 1000).toFixed(2);
}

function times(bytes: number, size: number): string {
  return (bytes / size).toFixed(2);
}
