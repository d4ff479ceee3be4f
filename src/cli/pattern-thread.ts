import { parentPort } from 'node:worker_threads';
import { type PatternTask, runPattern } from '../core/rag/run-pattern.ts';

/** A thread of its own for a user's pattern, which is thrown away where it does not come to an end. */
parentPort?.on('message', (task: PatternTask) =>
  runPattern(
    task,
    (news) => parentPort?.postMessage(news, []),
    () => performance.now(),
  ),
);
parentPort?.postMessage('ready', []);
