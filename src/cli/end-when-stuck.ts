import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Longer than any step of a file that is whole takes. */
const MOST_SECONDS = 120;

let watching: Promise<unknown> | undefined;

/**
 * Ends the process, with a sentence, where it is stuck in one step for too long: damaged bytes can hold up a reader
 * that is not ours for ever. Resolves once that is watched for.
 */
export async function endWhenStuck(most = MOST_SECONDS): Promise<void> {
  watching ??= startWatch(most);
  await watching;
}

function startWatch(most: number): Promise<unknown> {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  const sentence = `Stopped: reading has stood still for ${most} seconds. The file is damaged, or too much for this machine: save its table as CSV (UTF-8).`;
  const thread = new Worker(new URL('./stuck-thread.mjs', import.meta.url), {
    workerData: { beats, most, sentence },
    execArgv: [],
  });
  thread.unref();
  return once(thread, 'message');
}
