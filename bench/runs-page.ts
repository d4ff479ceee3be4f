import type { CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { serveSite } from '../e2e/serve-site.ts';
import { openStart } from '../e2e/steps.ts';
import { type LongTasks, watchLongTasks } from './long-tasks.ts';

/** Long enough for a busy machine. */
const PATIENCE = 300_000;
const AGAIN = 5;

/** What one thing that a reader does costs. */
export interface PageAnswer {
  step: string;
  /** Milliseconds from the click to figures on screen, the first ones where they come in parts. */
  first: number;
  whole: number;
  /** Milliseconds of the processor that the page's main thread took. */
  busy: number;
  /** Its longest task; 0 where none took 50 or more. */
  longest: number;
}

/** The screens of several runs in the built page: each opened, and what is asked there. */
export async function timeRunsPage(paths: readonly string[]): Promise<PageAnswer[]> {
  const { address, close } = await serveSite();
  const path = process.env['CHROME_PATH'];
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  try {
    const page = await browser.newPage({ baseURL: address });
    await openStart(page);
    await page.getByLabel('CSV files').setInputFiles([...paths]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: `${paths.length} files` })
      .waitFor({ timeout: PATIENCE });
    await settle(page);
    return await askAll(page);
  } finally {
    await browser.close();
    close();
  }
}

/** Waits until reasons and keys are found, which begins with the load. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/explorer'));
  const note = page.getByText('Reasons and reviews are being found').first();
  await note.waitFor({ state: 'visible', timeout: 2000 }).catch(() => undefined);
  await note.waitFor({ state: 'hidden', timeout: PATIENCE });
  await page.evaluate(() => (location.hash = '#/overview'));
  await page.getByRole('region').first().waitFor();
}

function table(measure: string): string {
  return `table[aria-label="${measure} by run and domain"]`;
}

async function askAll(page: Page): Promise<PageAnswer[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const tasks = await watchLongTasks(page);
  const answers: PageAnswer[] = [];
  const ask = async (step: string, hash: string, selector: string) =>
    answers.push({ step, ...(await askOnce(page, session, tasks, hash, selector)) });
  await ask('Runs, for the first time', '#/runs', table('Exact substring'));
  for (let turn = 0; turn < AGAIN; turn++) {
    await ask('change of measure', '#/runs/measure=overlap', table('Word overlap'));
    await ask('change of measure', '#/runs/measure=exact', table('Exact substring'));
  }
  await ask('What if, for the first time', '#/what-if', 'fieldset');
  await page.getByText(/^Counting each alone/).waitFor({ state: 'hidden', timeout: PATIENCE });
  const shifts = 'table[aria-label="What if, All rows"]';
  await ask('what if, one alone', '#/what-if/relax=articles', shifts);
  await page.evaluate(() => (location.hash = '#/what-if'));
  await page.locator(shifts).waitFor({ state: 'detached' });
  await ask('what if, three together', '#/what-if/relax=nfc.punctuation.strip-golden', shifts);
  await ask('Runs again', '#/runs', table('Exact substring'));
  return answers;
}

/** Changes the address, and waits until what a selector finds is there and painted, and then until nothing is at work. */
async function askOnce(
  page: Page,
  session: CDPSession,
  tasks: LongTasks,
  hash: string,
  selector: string,
): Promise<Omit<PageAnswer, 'step'>> {
  await tasks.takeLongest();
  const before = await readBusy(session);
  const times = await page.evaluate(
    async ([address, wanted]) => {
      const start = performance.now();
      location.hash = address;
      while (document.querySelector(wanted) === null) await new Promise(requestAnimationFrame);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const first = performance.now() - start;
      while (document.querySelector('main progress')) await new Promise(requestAnimationFrame);
      return { first, whole: performance.now() - start };
    },
    [hash, selector] as const,
  );
  return {
    ...times,
    busy: (await readBusy(session)) - before,
    longest: await tasks.takeLongest(),
  };
}

/** Milliseconds of the processor that the main thread has taken so far. */
async function readBusy(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
