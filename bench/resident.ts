import { readFileSync } from 'node:fs';
import type { CDPSession } from '@playwright/test';

/** Bytes of resident memory of the renderer that holds most. Linux alone tells: elsewhere 0. */
export async function readResident(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  return Math.max(0, ...renderers.map(({ id }) => residentOf(id)));
}

function residentOf(process: number): number {
  try {
    const status = readFileSync(`/proc/${process}/status`, 'utf8');
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0);
  } catch {
    return 0; // It has ended meanwhile.
  }
}
