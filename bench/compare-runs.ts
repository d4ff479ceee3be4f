import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Engine } from '../src/engine/api.ts';
import type { Outcome } from '../src/engine/run-types.ts';
import { createEngine } from '../src/engine/engine.ts';
import { RELAXATIONS, type RelaxationId } from '../src/core/what-if/relaxations.ts';

/** Milliseconds of the processor: the first call, and the median of those after it. */
export interface VerbTiming {
  verb: string;
  first: number;
  again: number;
}

const AGAIN = 5;

/** What the engine takes over the questions that the screens of several runs ask, once all is loaded and prepared. */
export async function timeVerbs(paths: readonly string[]): Promise<VerbTiming[]> {
  const engine = createEngine();
  const runs = await loadAll(engine, paths);
  const timings: VerbTiming[] = [];
  const time = async (verb: string, ask: (job: string) => Promise<Outcome<unknown>>) =>
    timings.push({ verb, ...(await timeVerb(ask)) });
  const seeds = Object.fromEntries(runs.map((run) => [run, 0]));
  const [first = '', second = ''] = runs;
  const pairs = runs.flatMap((a, at) => runs.slice(at + 1).map((b): [string, string] => [a, b]));
  await time('runs × domains', (job) => engine.compareRuns(runs, seeds, job, ignore));
  for (const measure of ['exact', 'overlap'] as const) {
    await time(`all pairs, ${measure}`, (job) => engine.comparePairs(pairs, measure, job, ignore));
    await time(`rows that flip, ${measure}`, () =>
      engine.pairRows({ first, second, measure, part: 'first_only' }, 0, 10),
    );
    await time(`questions across runs, ${measure}`, (job) =>
      engine.countAcross(runs, measure, job, ignore),
    );
    await time(`questions all fail, ${measure}`, () =>
      engine.acrossRows({ runs, measure, correct: 0 }, 0, 10),
    );
  }
  const combinations: RelaxationId[][] = [
    ...RELAXATIONS.map(({ id }) => [id]),
    ['nfc', 'punctuation', 'strip-golden'],
    RELAXATIONS.map(({ id }) => id),
  ];
  for (const ids of combinations)
    await time(`what if ${ids.length > 5 ? 'all together' : ids.join(' + ')}`, (job) =>
      engine.whatIf(runs, ids, job, ignore),
    );
  return timings;
}

async function loadAll(engine: Engine, paths: readonly string[]): Promise<string[]> {
  const keys: string[] = [];
  for (const path of paths) {
    const file = new File([readFileSync(path)], basename(path));
    const { dialect, mapping } = valueOf(await engine.peek(file));
    const runs = valueOf(await engine.load(file, { job: 'load', dialect, mapping }, ignore));
    keys.push(...runs.map(({ key }) => key));
  }
  for (const key of keys) valueOf(await engine.prepareRun(key, 'prepare', ignore));
  return keys;
}

async function timeVerb(ask: (job: string) => Promise<Outcome<unknown>>) {
  const calls: number[] = [];
  for (let call = 0; call <= AGAIN; call++) {
    const start = process.cpuUsage();
    valueOf(await ask(`call-${call}`));
    const { user, system } = process.cpuUsage(start);
    calls.push((user + system) / 1000);
  }
  const [first = Number.NaN, ...others] = calls;
  const again = others.toSorted((a, b) => a - b)[Math.floor(AGAIN / 2)] ?? Number.NaN;
  return { first, again };
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.problem.message);
  return outcome.value;
}

function ignore(): void {
  // Nobody watches the progress.
}
