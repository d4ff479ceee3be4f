import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import { readWorkerTimes } from './worker-times.ts';

const ROOT = fileURLToPath(new URL('in-page', import.meta.url));
const BUILT = fileURLToPath(new URL('../.cache/bench/in-page', import.meta.url));

/** What a piece of work took in the workers of a page. */
export interface WorkerTiming {
  seconds: number;
  /** CPU seconds of the worker that had most to do: what is left of `seconds` where cores are free; 0 where unknown. */
  busiest: number;
}

/** Parsing a file alone, and loading and scoring it, both in workers of Chromium; the quickest of some runs. */
export async function timeInWorkers(
  file: string,
  runs: number,
): Promise<{ parsed: WorkerTiming; loaded: WorkerTiming }> {
  await build({
    configFile: false,
    root: ROOT,
    base: './',
    logLevel: 'silent',
    worker: { format: 'es' },
    build: { outDir: BUILT, emptyOutDir: true, target: 'es2022' },
  });
  const { address, close } = await serveBuilt();
  const path = process.env['CHROME_PATH'];
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  try {
    const page = await browser.newPage();
    await page.goto(address);
    await page.getByLabel('File').setInputFiles(file);
    const session = await browser.newBrowserCDPSession();
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
    const parsed: WorkerTiming[] = [];
    const loaded: WorkerTiming[] = [];
    for (let run = 0; run < runs; run++) {
      parsed.push(await timeCall(page, renderers, 'parseOnly'));
      loaded.push(await timeCall(page, renderers, 'loadAndScore'));
    }
    return { parsed: takeBest(parsed), loaded: takeBest(loaded) };
  } finally {
    await browser.close();
    close();
  }
}

async function timeCall(
  page: Page,
  renderers: number[],
  call: 'parseOnly' | 'loadAndScore',
): Promise<WorkerTiming> {
  const highest = new Map<string, number>();
  const look = (): void => {
    for (const renderer of renderers)
      for (const [thread, time] of readWorkerTimes(renderer)) highest.set(thread, time);
  };
  const timer = setInterval(look, 10);
  const milliseconds = await page.evaluate((name) => window[name](), call);
  clearInterval(timer);
  return { seconds: milliseconds / 1000, busiest: Math.max(0, ...highest.values()) / 1000 };
}

function takeBest(timings: WorkerTiming[]): WorkerTiming {
  return {
    seconds: Math.min(...timings.map(({ seconds }) => seconds)),
    busiest: Math.min(...timings.map(({ busiest }) => busiest)),
  };
}

async function serveBuilt(): Promise<{ address: string; close: () => void }> {
  const server = createServer((request, answer) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const type = path.endsWith('.html') ? 'text/html' : 'text/javascript';
    answer.writeHead(200, { 'content-type': type });
    createReadStream(join(BUILT, path))
      .on('error', () => answer.end())
      .pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    address: `http://localhost:${bound.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
