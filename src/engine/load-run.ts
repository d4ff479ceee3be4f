import type { RowTexts, Tally } from '../core/model.ts';
import { readCsv } from '../csv/read-csv.ts';
import { fileSource } from '../csv/source.ts';
import type { LoadProgress, LoadRequest } from './api.ts';
import { keyedSource } from './content-key.ts';
import type { LoadedRun } from './loaded-run.ts';
import { cancelled, type Signal } from './pace-work.ts';
import { RunBuilder } from './run-builder.ts';

/** Progress is told at most this often. */
const PROGRESS_MS = 50;

/**
 * Reads a file from its first byte to its last, scores every row, and keeps them. Throws Problems: those
 * of `readCsv`, and `missing_column`.
 */
export async function loadRun(
  file: File,
  request: LoadRequest,
  onProgress: (progress: LoadProgress) => void,
  signal: Signal,
): Promise<LoadedRun> {
  const { source, key } = keyedSource(fileSource(file), file);
  const tell = throttleProgress(file.size, onProgress);
  const read = await readCsv(
    source,
    request.dialect,
    // Called again where the encoding has to be guessed anew: what was read until then is void.
    (head) => new RunBuilder(head, request.mapping, tell.soon),
    signal,
  );
  const about = { key: await key(), name: file.name, size: file.size };
  if (signal.cancelled) throw cancelled();
  const loaded = read.sink.finish(about, read);
  tell.now(file.size, loaded.run.tally);
  return loaded;
}

function throttleProgress(totalBytes: number, onProgress: (progress: LoadProgress) => void) {
  let next = 0;
  function now(bytes: number, tally: Tally, firstRows?: RowTexts[]): void {
    next = performance.now() + PROGRESS_MS;
    onProgress({
      bytes,
      totalBytes,
      rows: tally.rows,
      tally: structuredClone(tally),
      ...(firstRows && { firstRows }),
    });
  }
  function soon(bytes: number, tally: Tally, firstRows?: RowTexts[]): void {
    if (firstRows || performance.now() >= next) now(bytes, tally, firstRows);
  }
  return { now, soon };
}
