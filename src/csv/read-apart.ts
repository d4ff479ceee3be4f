import { type PlainProblem, Problem, toPlainProblem } from '../core/problem.ts';
import { type ColumnBatch, type ColumnSink, joinRows } from './column-batch.ts';
import type { Dialect } from './dialect.ts';
import { readCsv, type ReadResult, type RowBatch, type TableHead } from './read-csv.ts';
import type { ByteSource } from './source.ts';

/** What a thread that reads a file tells the one that takes its rows. */
export type ReaderNews =
  /** Rows come from the first on: once more where the file has to be read anew. */
  | { kind: 'head'; head: TableHead }
  | { kind: 'batch'; batch: ColumnBatch }
  | { kind: 'end'; read: Omit<ReadResult<unknown>, 'sink'>; key: string | undefined }
  | { kind: 'problem'; problem: PlainProblem }
  /** The thread could not be started, or has ended by itself. */
  | { kind: 'stopped' };

/** A thread that reads a file. */
export interface ReaderThread {
  /** What it tells next. */
  next(): Promise<ReaderNews>;
  /** Tells it that some batches have been taken, so that as many may come. */
  take(): void;
  end(): void;
}

/** What `readApart` throws where the thread is gone: the file can still be read without it. */
export class ReaderStopped extends Error {}

/** Batches on their way: enough for neither side to wait for the other, few enough to be held. */
const AHEAD = 32;
/** So many batches are told to be taken at once, as each word from thread to thread costs either a little. */
const AT_ONCE = 8;

/** The side that reads: it tells all that `readCsv` gives and throws, a few batches ahead of who takes them. */
export function serveReading(tell: (news: ReaderNews) => void) {
  let ahead = 0;
  let goOn = nothing;

  function add(batch: RowBatch): void | Promise<void> {
    tell({ kind: 'batch', batch: joinRows(batch) });
    if (++ahead >= AHEAD) return new Promise((resolve) => (goOn = resolve));
  }

  async function read(
    source: ByteSource,
    dialect: Dialect,
    findKey?: () => Promise<string>,
  ): Promise<void> {
    try {
      const { sink: _, ...whole } = await readCsv(source, dialect, (head) => {
        tell({ kind: 'head', head });
        return { add };
      });
      tell({ kind: 'end', read: whole, key: await findKey?.() });
    } catch (thrown) {
      tell({ kind: 'problem', problem: toPlainProblem(thrown) });
    }
  }

  function take(): void {
    ahead -= AT_ONCE;
    goOn();
  }

  return { read, take };
}

/**
 * The side that takes rows: as `readCsv`, with the reading done by a thread of its own, which ends with it; `key`
 * is what that thread found of the whole file. Throws what `readCsv` throws, and `ReaderStopped`.
 */
export async function readApart<S extends ColumnSink>(
  thread: ReaderThread,
  openSink: (head: TableHead) => S | Promise<S>,
  signal?: { cancelled: boolean },
): Promise<ReadResult<S> & { key: string | undefined }> {
  let sink: S | undefined;
  let taken = 0;
  try {
    for (;;) {
      const news = await thread.next();
      if (signal?.cancelled && news.kind !== 'end')
        throw new Problem('cancelled', 'Reading was cancelled.');
      if (news.kind === 'head') sink = await openSink(news.head);
      else if (news.kind === 'batch') {
        await sink?.add(news.batch);
        if (++taken % AT_ONCE === 0) thread.take();
      } else if (news.kind === 'problem') throw toProblem(news.problem);
      else if (news.kind === 'stopped' || !sink) throw new ReaderStopped();
      else return { sink, ...news.read, key: news.key };
    }
  } finally {
    thread.end();
  }
}

function toProblem({ code, message, line }: PlainProblem): Problem {
  return new Problem(code, message, line);
}

function nothing(): void {}

/** News in order of arrival, for whoever waits for the next. */
export class NewsQueue {
  readonly #waiting: ReaderNews[] = [];
  #settle: ((news: ReaderNews) => void) | undefined;

  hear(news: ReaderNews): void {
    if (this.#settle) this.#settle(news);
    else this.#waiting.push(news);
    this.#settle = undefined;
  }

  next(): Promise<ReaderNews> {
    const first = this.#waiting.shift();
    return first ? Promise.resolve(first) : new Promise((settle) => (this.#settle = settle));
  }
}
