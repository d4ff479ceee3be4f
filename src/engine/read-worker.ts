import type { Dialect } from '../csv/dialect.ts';
import { serveReading } from '../csv/read-apart.ts';
import { fileSource } from '../csv/source.ts';
import { keyedSource } from './content-key.ts';

/** What the engine asks of the worker that reads: a file, and then further batches of it. */
export type ReaderTask = { file: File; dialect: Dialect } | 'take';

const reading = serveReading((news) => postMessage(news));

addEventListener('message', ({ data }: MessageEvent<ReaderTask>) => {
  if (data === 'take') return reading.take();
  const { source, key } = keyedSource(fileSource(data.file), data.file);
  void reading.read(source, data.dialect, key);
});
