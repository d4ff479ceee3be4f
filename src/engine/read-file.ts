import { type ColumnSink, joinRows } from '../csv/column-batch.ts';
import type { Dialect } from '../csv/dialect.ts';
import {
  NewsQueue,
  readApart,
  type ReaderNews,
  ReaderStopped,
  type ReaderThread,
} from '../csv/read-apart.ts';
import { readCsv, type ReadResult, type Sink, type TableHead } from '../csv/read-csv.ts';
import { fileSource } from '../csv/source.ts';
import { keyedSource } from './content-key.ts';
import type { Signal } from './pace-work.ts';
import type { ReaderTask } from './read-worker.ts';

/** A worker that is stuck in one step tells nothing: whether the reading is still wanted is looked at as often. */
const LOOK_MS = 200;

/** Smaller files are read before a worker would have started. */
const LARGE = 4 * 2 ** 20;

/**
 * Reads a file into a sink, as `readCsv`, with the file's content key. A large one is read by a worker of its own
 * where there are two cores, so that rows are parsed while those before them are scored. Throws what `readCsv` throws.
 */
export async function readFile<S extends ColumnSink>(
  file: File,
  dialect: Dialect,
  openSink: (head: TableHead) => S,
  signal: Signal,
  start: (() => Worker) | undefined = chooseStart(file.size),
): Promise<ReadResult<S> & { key: string }> {
  const apart = start && (await readInWorker(start(), { file, dialect }, openSink, signal));
  if (apart) return apart;
  const { source, key } = keyedSource(fileSource(file), file);
  const open = (head: TableHead): Sink & { sink: S } => {
    const sink = openSink(head);
    return { sink, add: (batch) => sink.add(joinRows(batch)) };
  };
  const { sink, ...read } = await readCsv(source, dialect, open, signal);
  return { ...read, sink: sink.sink, key: await key() };
}

function chooseStart(size: number): (() => Worker) | undefined {
  const hasWorkers = typeof Worker !== 'undefined' && navigator.hardwareConcurrency > 1;
  return hasWorkers && size >= LARGE ? startWorker : undefined;
}

function startWorker(): Worker {
  return new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module', name: 'read' });
}

/** Undefined where the worker stops by itself: the file may still be read without it. */
async function readInWorker<S extends ColumnSink>(
  worker: Worker,
  task: ReaderTask,
  openSink: (head: TableHead) => S,
  signal: Signal,
): Promise<(ReadResult<S> & { key: string }) | undefined> {
  const thread = openThread(worker, signal);
  worker.postMessage(task, []);
  try {
    const { key = '', ...read } = await readApart(thread, openSink, signal);
    return { ...read, key };
  } catch (thrown) {
    if (thrown instanceof ReaderStopped) return undefined;
    throw thrown;
  }
}

function openThread(worker: Worker, signal: Signal): ReaderThread {
  const queue = new NewsQueue();
  const take: ReaderTask = 'take';
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderNews>) => queue.hear(data));
  for (const event of ['error', 'messageerror'])
    worker.addEventListener(event, (stop) => {
      stop.preventDefault();
      queue.hear({ kind: 'stopped' });
    });
  const looking = setInterval(() => {
    if (signal.cancelled) queue.hear({ kind: 'stopped' });
  }, LOOK_MS);
  return {
    next: () => queue.next(),
    take: () => worker.postMessage(take, []),
    end: () => {
      clearInterval(looking);
      worker.terminate();
    },
  };
}
