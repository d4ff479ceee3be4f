import { writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * Counts its own seconds in which the main thread did nothing else: a machine that slept stops both counts. Signals
 * wait for the main thread, all but the one that cannot be caught.
 */
const { beats, most, sentence } = workerData;
let last = -1;
let seconds = 0;
setInterval(() => {
  const now = Atomics.load(beats, 0);
  seconds = now === last ? seconds + 1 : 0;
  last = now;
  if (seconds < most) return;
  writeSync(2, `${sentence}\n`);
  process.kill(process.pid, 'SIGKILL');
}, 1000);
parentPort?.postMessage('watching', []);
