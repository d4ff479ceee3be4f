import { guardPattern, type PatternGuard } from '../core/rag/guard-pattern.ts';
import type { PatternNews } from '../core/rag/run-pattern.ts';

/** Looks for a pattern that `checkPattern` allows in a worker of its own, in the page or inside a worker. */
export function openPatternGuard(pattern: string): PatternGuard {
  return guardPattern(pattern, {
    start: ({ hear, fail }) => {
      const worker = new Worker(new URL('./pattern-worker.ts', import.meta.url), {
        type: 'module',
        name: 'pattern',
      });
      worker.addEventListener('message', ({ data }: MessageEvent<PatternNews>) => hear(data));
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        fail(event.message || 'its worker could not be started');
      });
      return { ask: (task) => worker.postMessage(task, []), end: () => worker.terminate() };
    },
    wait: (ms, callback) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
  });
}
