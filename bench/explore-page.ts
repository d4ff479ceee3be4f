import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { serveSite } from '../e2e/serve-site.ts';
import { bucketLink, openStart } from '../e2e/steps.ts';
import { type LongTasks, watchLongTasks } from './long-tasks.ts';
import { readResident } from './resident.ts';

/** Long enough for a million rows on a busy machine. */
const PATIENCE = 600_000;

/** What is asked of the explorer, as its address says it. */
const QUESTIONS: Record<string, string> = {
  'filter by bucket': 'bucket=both_fail',
  'filter by domain': 'domain=art',
  'all rows again': '',
  'sort by response, for the first time': 'sort=response',
  'sort by response, the other way': 'sort=-response',
  'sort by question, for the first time': 'sort=question',
  'sort by golden words': 'sort=words',
  'sort by a column of numbers': 'sort=column:id',
  'search for a rare word': 'search=zebra',
  'search for a frequent word': 'search=temple',
  'search for a Devanagari word': `search=${encodeURIComponent('मंदिर')}`,
};

/** What a large file costs in the built page. */
export interface Exploration {
  /** Milliseconds from the file to its numbers, and from there to reasons and row keys. */
  load: number;
  prepare: number;
  /** Bytes resident in the renderer, less an empty page's: at most while loading, and at the end. */
  highest: number;
  explored: number;
  /** Milliseconds until the whole answer is on screen, and until the first rows are. */
  answers: { question: string; whole: number; first: number }[];
  /** Longest task of the main thread in milliseconds, by phase; 0 where none took 50 or more. */
  longest: Record<string, number>;
}

/** Loads a file in the built page, and asks what a reader asks. */
export async function explorePage(file: string): Promise<Exploration> {
  const { address, close } = await serveSite();
  const path = process.env['CHROME_PATH'];
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  try {
    return await explore(browser, address, file);
  } finally {
    await browser.close();
    close();
  }
}

async function explore(browser: Browser, address: string, file: string): Promise<Exploration> {
  const session = await browser.newBrowserCDPSession();
  const blank = await browser.newPage();
  const empty = await readResident(session);
  const page = await browser.newPage({ baseURL: address });
  await openStart(page);
  await blank.close();
  const tasks = await watchLongTasks(page);
  const memory = watchHighest(() => readResident(session));
  const loaded = await measureLoad(page, file);
  const highest = (await memory.stop()) - empty;
  const longest: Record<string, number> = { load: await tasks.takeLongest() };
  const prepare = await measurePrepare(page);
  longest['explorer'] = await tasks.takeLongest();
  const answers = await askAll(page, longest, tasks);
  const explored = (await readResident(session)) - empty;
  return { load: loaded, prepare, highest, explored, answers, longest };
}

async function measureLoad(page: Page, file: string): Promise<number> {
  const start = performance.now();
  await page.getByLabel('CSV files').setInputFiles(file);
  await bucketLink(page, 'Both pass').waitFor({ timeout: PATIENCE });
  return performance.now() - start;
}

/** Opens the explorer and waits until it has reasons. */
async function measurePrepare(page: Page): Promise<number> {
  const start = performance.now();
  await page.evaluate(() => (location.hash = '#/explorer'));
  await page.getByText(/^[\d,]+ of [\d,]+ rows$/).waitFor({ timeout: PATIENCE });
  const note = page.getByText('Reasons and reviews are being found').first();
  await note.waitFor({ state: 'hidden', timeout: PATIENCE });
  return performance.now() - start;
}

async function askAll(
  page: Page,
  longest: Record<string, number>,
  tasks: LongTasks,
): Promise<Exploration['answers']> {
  const answers: Exploration['answers'] = [];
  for (const [question, query] of Object.entries(QUESTIONS)) {
    answers.push({ question, ...(await ask(page, query)) });
    longest[question] = await tasks.takeLongest();
  }
  return answers;
}

/** Changes the address, and waits until the list is busy no more and painted. */
function ask(page: Page, query: string): Promise<{ whole: number; first: number }> {
  return page.evaluate(async (asked) => {
    const list = document.querySelector('[aria-label="Rows"]');
    if (!list) throw new Error('there is no list of rows');
    const before = list.querySelector('output')?.textContent;
    const start = performance.now();
    let first: number | undefined;
    await new Promise<void>((resolve) => {
      let wasBusy = false;
      new MutationObserver((_, observer) => {
        const isBusy = list.getAttribute('aria-busy') === 'true';
        if (wasBusy && list.querySelector('output')?.textContent !== before)
          first ??= performance.now() - start;
        if (wasBusy && !isBusy) {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(resolve));
        }
        wasBusy ||= isBusy;
      }).observe(list, { attributes: true, childList: true, characterData: true, subtree: true });
      location.hash = `#/explorer/${asked}`;
    });
    const whole = performance.now() - start;
    return { whole, first: first ?? whole };
  }, query);
}

/** The highest of the figures that something gives while it is watched. */
function watchHighest(read: () => Promise<number>) {
  let highest = 0;
  const look = async () => {
    highest = Math.max(highest, await read());
  };
  const timer = setInterval(() => void look(), 200);
  return {
    stop: async () => {
      clearInterval(timer);
      await look();
      return highest;
    },
  };
}
