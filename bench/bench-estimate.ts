/**
 * Replays sampled reviews of files with a `human_verdict` column, and says how often the 95% interval
 * held the true accuracy when it had come down to ±5 points, and how many readings that took.
 *
 *     npm run bench:estimate [-- FILE.csv … --json --judge COLUMN|none]
 *
 * Exit code 0, or 2 with one line that says what is wrong.
 */
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { toPlainProblem } from '../src/core/problem.ts';
import { readLabelled } from './read-labelled.ts';
import type { LabelledFile } from './read-labelled.ts';
import { replayReview } from './replay-review.ts';

const REPLAYS = 500;
const HALF_WIDTH = 0.05;
const SAMPLES = fileURLToPath(new URL('../test-data/runs', import.meta.url));

interface Result {
  file: string;
  rows: number;
  replays: number;
  /** Replays whose interval held the truth. */
  covered: number;
  /** Mean readings to ±5 points, in the strata and at random. */
  readings: number;
  readings_random: number;
  ratio: number;
}

function replayFile(file: string, { rows }: LabelledFile): Result {
  let covered = 0;
  let readings = 0;
  let atRandom = 0;
  for (let seed = 1; seed <= REPLAYS; seed++) {
    const { stratified, random } = replayReview(rows, seed, HALF_WIDTH);
    covered += Number(stratified.covered);
    readings += stratified.readings;
    atRandom += random.readings;
  }
  return {
    file,
    rows: rows.length,
    replays: REPLAYS,
    covered,
    readings: readings / REPLAYS,
    readings_random: atRandom / REPLAYS,
    ratio: readings / atRandom,
  };
}

function describe(result: Result, judge: string | undefined): string {
  const { file, rows, replays, covered, readings, readings_random: atRandom, ratio } = result;
  const held = `held the truth in ${covered} of ${replays} (${((100 * covered) / replays).toFixed(1)}%)`;
  const took = `${readings.toFixed(0)} readings for ±5 points, ${atRandom.toFixed(0)} at random: ${ratio.toFixed(3)}`;
  return `${file}: ${rows} rows, ${judge ? `judge ${judge}` : 'no judge'} · ${held} · ${took}`;
}

await main().catch((thrown: unknown) => {
  console.error(`bench:estimate: ${toPlainProblem(thrown).message}`);
  process.exitCode = 2;
});

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' }, judge: { type: 'string' } },
    allowPositionals: true,
  });
  const results: Result[] = [];
  for (const file of positionals.length > 0 ? positionals : listSamples()) {
    const labelled = await readLabelled(file, values.judge).catch((thrown: unknown) => {
      throw new Error(`${file}: ${toPlainProblem(thrown).message}`, { cause: thrown });
    });
    const result = replayFile(file, labelled);
    results.push(result);
    if (!values.json) console.log(describe(result, labelled.judge));
  }
  console.log(values.json ? JSON.stringify(results, null, 2) : sumUp(results));
}

function listSamples(): string[] {
  return readdirSync(SAMPLES)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => relative('', join(SAMPLES, name)));
}

function sumUp(results: Result[]): string {
  const covered = results.reduce((sum, result) => sum + result.covered, 0);
  const replays = results.reduce((sum, result) => sum + result.replays, 0);
  return `together: ${covered} of ${replays} (${((100 * covered) / replays).toFixed(1)}%)`;
}
