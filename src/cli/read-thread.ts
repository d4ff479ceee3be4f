import { parentPort } from 'node:worker_threads';
import { toPlainProblem } from '../core/problem.ts';
import type { Dialect } from '../csv/dialect.ts';
import { type ReaderNews, serveReading } from '../csv/read-apart.ts';
import { openInput } from './open-input.ts';

/** What is asked of the thread that reads: a file, and then further batches of it. */
export type ReaderTask = { path: string; dialect: Dialect } | 'take';

const reading = serveReading(tell);

parentPort?.on('message', (task: ReaderTask) => {
  if (task === 'take') return reading.take();
  openInput(task.path).then(
    (source) => reading.read(source, task.dialect),
    (thrown: unknown) => tell({ kind: 'problem', problem: toPlainProblem(thrown) }),
  );
});

function tell(news: ReaderNews): void {
  parentPort?.postMessage(news, []);
}
