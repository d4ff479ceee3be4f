import { rmSync } from 'node:fs';

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

/** The file has been renamed to what it was made for. */
export function keep(path: string): void {
  temporary.delete(path);
}
