import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { RowBatch } from '../csv/read-csv.ts';
import { openInput } from './open-input.ts';
import { readInput } from './read-input.ts';

// Each test starts a thread that translates its sources first.
vi.setConfig({ testTimeout: 60_000 });

const DIALECT = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;

async function readApart(
  text: string,
  signal = { cancelled: false },
  add: () => void = () => undefined,
) {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-test-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'rows.csv');
  await writeFile(path, text);
  const rows: string[][] = [];
  const open = () => ({
    rows,
    add: (batch: RowBatch) => {
      rows.push(...batch.rows);
      add();
    },
  });
  const { sink, counts } = await readInput(await openInput(path), DIALECT, open, signal, 0);
  return { rows: sink.rows, blankLines: counts.blankLines };
}

it('gives the rows of a file that a thread of its own reads', async () => {
  expect(await readApart('a,b\n1,"गंगा ""x""\n"\n\n2,\n')).toEqual({
    rows: [
      ['1', 'गंगा "x"\n'],
      ['2', ''],
    ],
    blankLines: 1,
  });
});

it('says there too on which line a quote stays open', async () => {
  const reading = readApart('a,b\n1,2\n"open,3\n');
  await expect(reading).rejects.toMatchObject({ code: 'unterminated_quote', line: 3 });
});

it('ends where enough rows have come', async () => {
  const signal = { cancelled: false };
  const enough = vi.fn<() => void>(() => {
    signal.cancelled = true;
  });
  const reading = readApart(`a,b\n${'1,some text\n'.repeat(400_000)}`, signal, enough);
  await expect(reading).rejects.toMatchObject({ code: 'cancelled' });
  expect(enough).toHaveBeenCalledOnce();
});
