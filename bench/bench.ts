import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPython, scoreByCommand, scoreByPython } from './command-line.ts';
import { tellMillion } from './million.ts';
import { loadOnly } from './load-only.ts';
import { makeFile } from './make-file.ts';
import { measure } from './measure.ts';
import { scoreInPage } from './page.ts';
import { parseByUdsv, parseOnly } from './parse-only.ts';
import { timeReview } from './review.ts';
import { tellRuns } from './runs.ts';

const ROWS = 100_000;
const RUNS = 3;
const FILE = fileURLToPath(new URL(`../.cache/bench/rows-${ROWS}.csv`, import.meta.url));

if (!existsSync(FILE)) await makeFile(FILE, ROWS);
console.log(`${ROWS} rows; medians of ${RUNS} runs\n`);

const parsed = await measure('decode and parse only (Node)', ROWS, RUNS, () => parseOnly(FILE));
const udsv = await measure('decode and parse by uDSV (Node)', ROWS, RUNS, () => parseByUdsv(FILE));
const loaded = await measure('load and score (engine in Node)', ROWS, RUNS, () => loadOnly(FILE));
const command = await measure('command line, whole process', ROWS, RUNS, () =>
  scoreByCommand(FILE),
);
const page = await measure('page, from drop to numbers', ROWS, RUNS, () => scoreInPage(FILE));
console.log(
  `\nload and score take ${(loaded.seconds / parsed.seconds).toFixed(2)} times as long as decoding and parsing alone (aim: 1.30)`,
);
console.log(
  `PapaParse with mending takes ${(parsed.seconds / udsv.seconds).toFixed(2)} times as long as uDSV`,
);
console.log(`longest main-thread task while loading: ${page.longestTask} ms (0: none over 50 ms)`);

const { filter, nextRow } = await timeReview(FILE);
console.log(`rows and facets of a filter: ${filter.toFixed(0)} ms (Node, median of 4 filters)`);
console.log(
  `next row of a sampled review, after a decision: ${nextRow.toFixed(1)} ms (Node, median)`,
);

const python = findPython();
if (python === undefined) console.log('no python3 with pandas here: nothing to compare with');
else {
  const reference = await measure('Python with pandas, whole process', ROWS, RUNS, () =>
    scoreByPython(python, FILE),
  );
  for (const [name, { seconds }] of Object.entries({ parsed, command, page }))
    console.log(`${name}: ${(reference.seconds / seconds).toFixed(1)} times as fast as Python`);
  const same = command.counts === reference.counts && page.counts === reference.counts;
  console.log(`counts of all three: ${same ? 'the same' : 'DIFFERENT'}`);
}

await tellRuns();
await tellMillion();
