import { describe, expect, it } from 'vitest';
import { cutText } from '../core/text/joined-texts.ts';
import type { ColumnBatch } from './column-batch.ts';
import { NewsQueue, readApart, type ReaderNews, serveReading } from './read-apart.ts';
import { bytesSource, PLAIN } from './test-source.test-support.ts';

/** Both sides in one thread: what one tells is cloned for the other, as between threads. */
function startReading(text: string) {
  const queue = new NewsQueue();
  const told: ReaderNews['kind'][] = [];
  const { read, take } = serveReading((news) => {
    told.push(news.kind);
    queue.hear(structuredClone(news));
  });
  void read(bytesSource(new TextEncoder().encode(text)), PLAIN, async () => 'key');
  let isEnded = false;
  const end = () => {
    isEnded = true;
  };
  return { thread: { next: () => queue.next(), take, end }, told, hasEnded: () => isEnded };
}

function openTable() {
  const rows: string[][] = [];
  const add = (batch: ColumnBatch) => {
    for (let row = 0; row < batch.rows; row++)
      rows.push(batch.columns.map((column) => cutText(column, row)));
  };
  return { rows, add };
}

function refuseTable(): never {
  throw new Error('no such column');
}

describe('reading apart', () => {
  it('gives every cell, the counts and the key', async () => {
    const { thread, hasEnded } = startReading('a,b\n1,गंगा\n\n"x\ny",\n');
    const { sink, rows, counts, key } = await readApart(thread, openTable);
    expect(sink.rows).toEqual([
      ['1', 'गंगा'],
      ['x\ny', ''],
    ]);
    expect({ rows, blankLines: counts.blankLines, key }).toEqual({
      rows: 2,
      blankLines: 1,
      key: 'key',
    });
    expect(hasEnded()).toBe(true);
  });

  it('tells a problem of the file as such', async () => {
    const { thread } = startReading('a,b\n1,2\n"open,3\n');
    await expect(readApart(thread, openTable)).rejects.toMatchObject({
      code: 'unterminated_quote',
      line: 3,
    });
  });

  it('ends the thread where the rows are not taken', async () => {
    const { thread, hasEnded } = startReading('a,b\n1,2\n');
    await expect(readApart(thread, refuseTable)).rejects.toThrow('no such column');
    expect(hasEnded()).toBe(true);
  });

  it('ends where it is cancelled', async () => {
    const { thread } = startReading('a,b\n1,2\n');
    const reading = readApart(thread, openTable, { cancelled: true });
    await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  });

  it('reads no more than a few batches ahead', async () => {
    const { thread, told } = startReading(`a,b\n${'1,some text\n'.repeat(800_000)}`);
    const countBatches = () => told.filter((kind) => kind === 'batch').length;
    for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setTimeout(resolve));
    expect(countBatches()).toBe(32);
    await readApart(thread, openTable);
    expect(countBatches()).toBeGreaterThan(64);
  });
});
