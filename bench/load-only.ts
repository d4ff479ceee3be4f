import { openAsBlob } from 'node:fs';
import { createEngine } from '../src/engine/engine.ts';
import { time } from './measure.ts';
import type { Timing } from './measure.ts';

/** Loading a file into an engine in this process: decoding, parsing, scoring and keeping its rows. */
export async function loadOnly(path: string): Promise<Timing> {
  const engine = createEngine();
  const file = new File([await openAsBlob(path)], 'rows.csv');
  const { seconds } = await time(async () => {
    const peek = await engine.peek(file);
    if (!peek.ok) throw new Error(peek.problem.message);
    const { dialect, mapping } = peek.value;
    const run = await engine.load(file, { job: 'load', dialect, mapping }, () => undefined);
    if (!run.ok) throw new Error(run.problem.message);
  });
  return { seconds };
}
