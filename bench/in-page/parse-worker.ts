import { peekCsv } from '../../src/csv/peek-csv.ts';
import { readCsv } from '../../src/csv/read-csv.ts';
import { fileSource } from '../../src/csv/source.ts';

/** Decodes and parses a file with nothing done to its rows; answers with the milliseconds that it took. */
addEventListener('message', ({ data }: MessageEvent<File>) => {
  const source = fileSource(data);
  const start = performance.now();
  void peekCsv(source)
    .then(({ dialect }) => readCsv(source, dialect, () => ({ add: () => undefined })))
    .then(() => postMessage(performance.now() - start));
});
