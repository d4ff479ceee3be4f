// npm run lighthouse: Lighthouse on the built page under a sub-path, on the desktop, the median of five.
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { preview } from 'vite';
import { buildForChromium } from './build-and-run.mjs';
import { ROOT, stop } from './ensure-install.mjs';

const RUNS = 5;
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100 };
const LIGHTHOUSE = [
  'npx --yes lighthouse@12.2.3',
  `--only-categories=${Object.keys(GOALS).join()}`,
  '--preset=desktop --chrome-flags="--headless=new --no-sandbox"',
].join(' ');
const PAGES = {
  start: '',
  'overview of the sample': '?run=samples/demo_evouna_tq.csv#/overview',
};

await buildForChromium();
const server = await preview({ root: ROOT, base: '/some/sub-path/', preview: { port: 0 } });
const [address = ''] = server.resolvedUrls?.local ?? [];
const missed = [];
for (const [name, query] of Object.entries(PAGES))
  missed.push(...(await measure(name, address + query)));
if (missed.length > 0) stop(`Below the goal: ${missed.join(', ')}.`);
process.exit();

/** Prints the medians of a page, and returns what is below its goal. */
async function measure(name, url) {
  const runs = [];
  while (runs.length < RUNS) runs.push(await ask(url));
  return Object.entries(GOALS).flatMap(([category, goal]) => {
    const scores = runs.map(({ categories }) => Math.round(100 * categories[category].score));
    const median = scores.toSorted((a, b) => a - b)[(RUNS - 1) / 2];
    console.log(`${name}, ${category}: ${median} (${scores.join(', ')})`);
    return median < goal ? [`${name}, ${category}`] : [];
  });
}

async function ask(url) {
  const { stdout } = await promisify(exec)(`${LIGHTHOUSE} "${url}" --quiet --output=json`, {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}
