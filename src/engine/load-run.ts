import type { RowTexts, Tally } from '../core/model.ts';
import type { LoadProgress, LoadRequest } from './run-types.ts';
import { applyGoldens } from './apply-goldens.ts';
import type { LoadedRun } from './loaded-run.ts';
import { checkGuess } from './check-guess.ts';
import { cancelled, paceWork, type Rest, type Signal } from './pace-work.ts';
import { readFile } from './read-file.ts';
import { RunBuilder } from './run-builder.ts';
import { splitRun } from './split-run.ts';

/** Progress is told at most this often. */
const PROGRESS_MS = 50;

/**
 * Reads a file from its first byte to its last, scores every row, and gives the runs that it holds. Throws
 * Problems: those of `readCsv`, `missing_column`, and those of `splitRun`.
 */
export async function loadRun(
  file: File,
  request: LoadRequest,
  onProgress: (progress: LoadProgress) => void,
  signal: Signal,
): Promise<LoadedRun[]> {
  const tell = throttleProgress(file.size, onProgress);
  const read = await readFile(
    file,
    request.dialect,
    // Called again where the encoding has to be guessed anew: what was read until then is void.
    (head) => new RunBuilder(head, request.mapping, tell.soon),
    signal,
  );
  const about = { key: read.key, name: file.name, size: file.size };
  if (signal.cancelled) throw cancelled();
  const whole = read.sink.finish(about, read);
  tell.now(file.size, whole.run.tally);
  const { goldens } = request;
  const runs = await splitAsAsked(whole, request, paceWork(signal));
  if (goldens) await applyGoldens(runs, goldens, signal);
  return runs;
}

async function splitAsAsked(
  whole: LoadedRun,
  { split, splitIsGuess = false }: LoadRequest,
  rest: Rest,
): Promise<LoadedRun[]> {
  if (!split) return [whole];
  const sure = splitIsGuess ? await checkGuess(whole, split, rest) : split;
  return splitRun(whole, sure, rest);
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
