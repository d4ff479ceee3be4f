import { expect, it } from 'vitest';
import { cutText } from '../core/text/joined-texts.ts';
import type { ColumnBatch } from '../csv/column-batch.ts';
import { findContentKey } from './content-key.ts';
import { readFile } from './read-file.ts';

const DIALECT = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;
const ROWS = 100_000;

/** Large enough for a worker of its own. */
function makeLarge(end = ''): File {
  const rows = Array.from({ length: ROWS }, (_, row) => `${row},"मंदिर, no. ${row}\n",r${row}\n`);
  return new File([`id,answer,response\n${rows.join('')}${end}`], 'large.csv');
}

function openLast() {
  const last: string[] = [];
  let rows = 0;
  const add = (batch: ColumnBatch) => {
    rows += batch.rows;
    last.splice(0, 3, ...batch.columns.map((column) => cutText(column, batch.rows - 1)));
  };
  return { add, last, counted: () => rows };
}

function startNone(): Worker {
  return new Worker('/no-such-worker.js');
}

function startStuck(): Worker {
  return new Worker(URL.createObjectURL(new Blob(['for (;;);'])));
}

it('reads a large file in a worker of its own, to the last cell and with its key', async () => {
  const file = makeLarge();
  const { sink, key } = await readFile(file, DIALECT, openLast, { cancelled: false });
  expect(sink.counted()).toBe(ROWS);
  expect(sink.last).toEqual([`${ROWS - 1}`, `मंदिर, no. ${ROWS - 1}\n`, `r${ROWS - 1}`]);
  expect(key).toBe(await findContentKey(file));
});

it('says on which line a quote stays open, from there too', async () => {
  const reading = readFile(makeLarge('1,"2,3\n'), DIALECT, openLast, { cancelled: false });
  await expect(reading).rejects.toMatchObject({ code: 'unterminated_quote', line: 2 * ROWS + 2 });
});

it('ends where it is cancelled', async () => {
  const signal = { cancelled: false };
  const add = () => {
    signal.cancelled = true;
  };
  const reading = readFile(makeLarge(), DIALECT, () => ({ add }), signal);
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
});

it('ends where it is cancelled while the worker tells nothing', async () => {
  const signal = { cancelled: false };
  const reading = readFile(makeLarge(), DIALECT, openLast, signal, startStuck);
  signal.cancelled = true;
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
});

it('reads without a worker where none can be started', async () => {
  const { sink } = await readFile(makeLarge(), DIALECT, openLast, { cancelled: false }, startNone);
  expect(sink.counted()).toBe(ROWS);
});
