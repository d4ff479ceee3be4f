import { Worker } from 'node:worker_threads';
import { guardPattern, type PatternGuard } from '../core/rag/guard-pattern.ts';
import type { PatternNews } from '../core/rag/run-pattern.ts';

/** Looks for a pattern that `checkPattern` allows in a thread of its own. */
export function openPatternGuard(pattern: string): PatternGuard {
  return guardPattern(pattern, {
    start: ({ hear, fail }) => {
      const worker = new Worker(new URL('./pattern-thread.mjs', import.meta.url));
      worker.on('message', (news: PatternNews) => hear(news));
      worker.on('error', (error) => fail(error instanceof Error ? error.message : String(error)));
      return { ask: (task) => worker.postMessage(task, []), end: () => void worker.terminate() };
    },
    wait: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
}
