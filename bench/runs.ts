import { fileURLToPath } from 'node:url';
import { timeVerbs } from './compare-runs.ts';
import { makeRunFiles } from './make-run-files.ts';
import { timeRunsPage } from './runs-page.ts';

const RUNS = 10;
const ROWS = 10_000;
const FOLDER = fileURLToPath(new URL('../.cache/bench', import.meta.url));

/** Prints what several runs side by side cost in the engine and in the page; every answer is to be there within 200 ms. */
export async function tellRuns(): Promise<void> {
  const paths = await makeRunFiles(FOLDER, RUNS, ROWS);
  console.log(
    `\n${RUNS} runs of ${ROWS.toLocaleString('en-US')} rows (aim: each answer in 200 ms)`,
  );
  console.log('in the engine (Node), milliseconds of the processor: first, again');
  for (const { verb, first, again } of await timeVerbs(paths))
    console.log(`  ${verb.padEnd(42)}${tell(first)}${tell(again)}`);
  console.log(
    'in the page, milliseconds: first figures, all of them, work of the main thread, its longest task (0: none over 50)',
  );
  for (const { step, first, whole, busy, longest } of await timeRunsPage(paths))
    console.log(`  ${step.padEnd(42)}${[first, whole, busy, longest].map(tell).join('')}`);
}

function tell(milliseconds: number): string {
  return milliseconds.toFixed(0).padStart(7);
}
