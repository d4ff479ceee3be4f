import { createReadStream, statSync } from 'node:fs';
import { peekCsv } from '../src/csv/peek-csv.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import { time } from './measure.ts';
import type { Timing } from './measure.ts';

/** Decoding and parsing a file with nothing done to its rows. */
export async function parseOnly(file: string): Promise<Timing> {
  const source = {
    name: file,
    size: statSync(file).size,
    blocks: () => createReadStream(file, { highWaterMark: 2 ** 20 }),
  };
  const { seconds } = await time(async () => {
    const { dialect } = await peekCsv(source);
    await readCsv(source, dialect, () => ({ add: () => undefined }));
  });
  return { seconds };
}
