import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const temporary = new Set<string>();

// Every way out ends here: success, a problem, an uncaught error, and the signals below.
process.on('exit', () => {
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
});

for (const [signal, number] of [
  ['SIGHUP', 1],
  ['SIGINT', 2],
  ['SIGTERM', 15],
] as const)
  process.on(signal, () => process.exit(128 + number));

/** Has a file or folder removed when the process ends, however it ends. */
export function removeAtExit(path: string): void {
  temporary.add(path);
}

/** A folder for files that nobody is to keep. */
export function makeTemporaryFolder(): string {
  // Made and noted in one step, so that no signal can come between and leave it behind.
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-'));
  removeAtExit(folder);
  return folder;
}

/** The file has been renamed to what it was made for. */
export function keep(path: string): void {
  temporary.delete(path);
}
