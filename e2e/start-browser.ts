import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium, type Page } from '@playwright/test';

const running: ChildProcess[] = [];

/** For after a test, whatever came of it. */
export function endBrowsers(): void {
  for (const started of running.splice(0)) started.kill('SIGKILL');
}

/** A Chromium of our own with its data in a folder; `kill` ends it as a crash would. */
export async function startBrowser(
  folder: string,
): Promise<{ page: Page; kill: () => Promise<void> }> {
  const path = process.env['CHROME_PATH'] ?? chromium.executablePath();
  const started = spawn(
    path,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${folder}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  running.push(started);
  const browser = await chromium.connectOverCDP(await readAddress(started));
  const context = browser.contexts()[0] ?? (await browser.newContext());
  const page = await context.newPage();
  return {
    page,
    kill: async () => {
      const ended = once(started, 'exit');
      started.kill('SIGKILL');
      await ended;
    },
  };
}

/** Where a Chromium listens, as it says on its standard error, which is read on lest it waits for a reader. */
function readAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!stderr) throw new Error('Chromium has no standard error');
    const lines = createInterface(stderr);
    lines.on('line', (line) => {
      const [, address] = /listening on (ws:\S+)/.exec(line) ?? [];
      if (address) resolve(address);
    });
    lines.on('close', () => reject(new Error('Chromium did not start')));
  });
}
