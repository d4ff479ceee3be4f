import { formatCount } from '../core/format.ts';
import { plainLine } from './plain-line.ts';

const EVERY_MS = 100;

/** Tells bytes and rows so far on one line of standard error, where that is a terminal. */
export function showProgress(file: string, totalBytes: number | undefined) {
  const terminal = process.stderr;
  let told = 0;
  return {
    update: (bytes: number, rows: number): void => {
      if (!terminal.isTTY || Date.now() - told < EVERY_MS) return;
      told = Date.now();
      const share = totalBytes ? `${Math.floor((100 * bytes) / totalBytes)}%, ` : '';
      terminal.write(`\r\u001B[K${plainLine(file)}: ${share}${formatCount(rows)} rows`);
    },
    end: (): void => {
      if (terminal.isTTY) terminal.write('\r\u001B[K');
    },
  };
}
