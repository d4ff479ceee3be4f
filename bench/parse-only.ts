import { createReadStream, statSync } from 'node:fs';
import { inferSchema, initParser, type Parser } from 'udsv';
import { peekCsv } from '../src/csv/peek-csv.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import { time } from './measure.ts';
import type { Timing } from './measure.ts';

/** Bytes read at a time. */
const BLOCK = 2 ** 20;

/** Decoding and parsing a file with nothing done to its rows. */
export async function parseOnly(file: string): Promise<Timing> {
  const source = {
    name: file,
    size: statSync(file).size,
    blocks: () => createReadStream(file, { highWaterMark: BLOCK }),
  };
  const { seconds } = await time(async () => {
    const { dialect } = await peekCsv(source);
    await readCsv(source, dialect, () => ({ add: () => undefined }));
  });
  return { seconds };
}

/** The same by the fastest parser known, which reads ragged rows and open quotes wrongly. */
export async function parseByUdsv(file: string): Promise<Timing> {
  const { seconds } = await time(async () => {
    const decoder = new TextDecoder();
    let parser: Parser | undefined;
    for await (const block of createReadStream(file, { highWaterMark: BLOCK })) {
      const text = decoder.decode(block, { stream: true });
      parser ??= initParser(inferSchema(text));
      parser.chunk<string[]>(text, parser.stringArrs<string[]>, () => undefined);
    }
    parser?.end();
  });
  return { seconds };
}
