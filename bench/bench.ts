import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPython, scoreByCommand, scoreByPython } from './command-line.ts';
import { timeInWorkers } from './in-worker.ts';
import { loadOnly } from './load-only.ts';
import { makeFile } from './make-file.ts';
import { measure } from './measure.ts';
import { tellMillion } from './million.ts';
import { scoreInPage } from './page.ts';
import { parseByUdsv, parseOnly } from './parse-only.ts';
import { timeReview } from './review.ts';
import { tellRuns } from './runs.ts';
import { scoreOnly, scoreOnlyByPython } from './score-only.ts';

const ROWS = 300_000;
const RUNS = 3;
const FILE = fileURLToPath(new URL(`../.cache/bench/rows-${ROWS}.csv`, import.meta.url));

if (!existsSync(FILE)) await makeFile(FILE, ROWS);
console.log(`${ROWS} rows; medians of ${RUNS} runs\n`);

const parsed = await measure('decode and parse only (Node)', ROWS, RUNS, () => parseOnly(FILE));
const udsv = await measure('decode and parse by uDSV (Node)', ROWS, RUNS, () => parseByUdsv(FILE));
const loaded = await measure('load and score, one thread (Node)', ROWS, RUNS, () => loadOnly(FILE));
const scored = await measure('score only (Node)', ROWS, RUNS, () => scoreOnly(FILE));
const command = await measure('command line, whole process', ROWS, RUNS, () =>
  scoreByCommand(FILE),
);
const page = await measure('page, from drop to numbers', ROWS, RUNS, () => scoreInPage(FILE));
const worker = await timeInWorkers(FILE, RUNS);

console.log(
  `\nPapaParse with mending takes ${(parsed.seconds / udsv.seconds).toFixed(2)} times as long as uDSV`,
);
console.log(
  `load and score in one thread takes ${(loaded.seconds / parsed.seconds).toFixed(2)} times as long as decoding and parsing alone (Node)`,
);
tellRatio('by the clock', 'seconds');
tellRatio('by the CPU time of the busier worker, as with two free cores', 'busiest');
console.log(`longest main-thread task while loading: ${page.longestTask} ms (0: none over 50 ms)`);

const { filter, nextRow } = await timeReview(FILE);
console.log(`rows and facets of a filter: ${filter.toFixed(0)} ms (Node, median of 4 filters)`);
console.log(
  `next row of a sampled review, after a decision: ${nextRow.toFixed(1)} ms (Node, median)`,
);

const python = findPython();
if (python === undefined) console.log('no python3 with pandas here: nothing to compare with');
else await tellPython(python);

await tellRuns();
await tellMillion(python);

function tellRatio(how: string, figure: 'seconds' | 'busiest'): void {
  const ratio = worker.loaded[figure] / worker.parsed[figure];
  console.log(
    `load and score in workers takes ${ratio.toFixed(2)} times as long as decoding and parsing alone, ${how} (aim: 1.30)`,
  );
}

async function tellPython(interpreter: string): Promise<void> {
  const reference = await measure('Python with pandas, whole process', ROWS, RUNS, () =>
    scoreByPython(interpreter, FILE),
  );
  const alone = await measure('score only (CPython)', ROWS, 1, () =>
    scoreOnlyByPython(interpreter, FILE),
  );
  const inWorker = worker.loaded;
  for (const [name, { seconds }] of Object.entries({ parsed, command, inWorker, page }))
    console.log(`${name}: ${(reference.seconds / seconds).toFixed(1)} times as fast as Python`);
  console.log(
    `score only: ${(alone.seconds / scored.seconds).toFixed(1)} times as fast as CPython (aim: 10)`,
  );
  const same = command.counts === reference.counts && page.counts === reference.counts;
  console.log(`counts of all three: ${same ? 'the same' : 'DIFFERENT'}`);
}
