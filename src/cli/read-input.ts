import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type ColumnBatch, splitRows } from '../csv/column-batch.ts';
import type { Dialect } from '../csv/dialect.ts';
import {
  NewsQueue,
  readApart,
  type ReaderNews,
  ReaderStopped,
  type ReaderThread,
} from '../csv/read-apart.ts';
import { readCsv, type ReadResult, type Sink, type TableHead } from '../csv/read-csv.ts';
import type { InputFile } from './open-input.ts';
import type { ReaderTask } from './read-thread.ts';

/** Smaller files are read before a thread would have started. */
const LARGE = 32 * 2 ** 20;

type OpenSink<S> = (head: TableHead) => S | Promise<S>;

/**
 * As `readCsv`. A large file is read in a thread of its own where there are two cores, so that rows are parsed while
 * those before them are scored and written.
 */
export async function readInput<S extends Sink>(
  input: InputFile,
  dialect: Dialect,
  openSink: OpenSink<S>,
  signal: { cancelled: boolean },
  large = LARGE,
): Promise<ReadResult<S>> {
  if ((input.size ?? 0) < large || availableParallelism() === 1)
    return readCsv(input, dialect, openSink, signal);
  const thread = startThread({ path: input.path, dialect });
  try {
    const { sink, ...read } = await readApart(thread, (head) => takeRows(head, openSink), signal);
    return { ...read, sink: sink.rows };
  } catch (thrown) {
    if (!(thrown instanceof ReaderStopped)) throw thrown;
    return readCsv(input, dialect, openSink, signal);
  }
}

async function takeRows<S extends Sink>(head: TableHead, openSink: OpenSink<S>) {
  const rows = await openSink(head);
  return { rows, add: (batch: ColumnBatch) => rows.add(splitRows(batch)) };
}

function startThread(task: ReaderTask): ReaderThread {
  const queue = new NewsQueue();
  const worker = new Worker(new URL('./read-thread.mjs', import.meta.url));
  const take: ReaderTask = 'take';
  worker.on('message', (news: ReaderNews) => queue.hear(news));
  for (const event of ['error', 'messageerror', 'exit'])
    worker.on(event, () => queue.hear({ kind: 'stopped' }));
  worker.postMessage(task, []);
  return {
    next: () => queue.next(),
    take: () => worker.postMessage(take, []),
    end: () => void worker.terminate(),
  };
}
