import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of a tick, in which Linux counts a thread's time. */
const TICK_MS = 10;

/** Milliseconds of CPU time of each worker's thread of a process, by its id. Linux alone tells: elsewhere none. */
export function readWorkerTimes(process: number): Map<string, number> {
  const times = new Map<string, number>();
  for (const thread of listThreads(process)) {
    try {
      const stat = readFileSync(`/proc/${process}/task/${thread}/stat`, 'utf8');
      if (!stat.includes('(DedicatedWorker')) continue;
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      times.set(thread, TICK_MS * (Number(fields[11]) + Number(fields[12])));
    } catch {
      // It has ended meanwhile.
    }
  }
  return times;
}

function listThreads(process: number): string[] {
  try {
    return readdirSync(`/proc/${process}/task`);
  } catch {
    return [];
  }
}
