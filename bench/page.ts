import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { serveSite } from '../e2e/serve-site.ts';
import { bucketLink, openStart } from '../e2e/steps.ts';
import type { Counted } from './command-line.ts';
import { watchLongTasks } from './long-tasks.ts';

interface PageTiming extends Counted {
  /** Milliseconds; 0 where no task of the main thread took 50 or more. */
  longestTask: number;
}

/** The built page in Chromium, from the moment it is given the file to the numbers of all rows. */
export async function scoreInPage(file: string): Promise<PageTiming> {
  const { address, close } = await serveSite();
  const path = process.env['CHROME_PATH'];
  const browser = await chromium.launch(path ? { executablePath: path } : {});
  try {
    const page = await browser.newPage({ baseURL: address });
    await openStart(page);
    const tasks = await watchLongTasks(page);
    const start = performance.now();
    await page.getByLabel('CSV files').setInputFiles(file);
    await bucketLink(page, 'Both pass').waitFor({ timeout: 300_000 });
    const seconds = (performance.now() - start) / 1000;
    return { seconds, longestTask: await tasks.takeLongest(), counts: await readCounts(page) };
  } finally {
    await browser.close();
    close();
  }
}

/** The same figures as the other scorers print, from the table of both scorers. */
async function readCounts(page: Page): Promise<string> {
  const [both = 0, exact = 0, overlap = 0, neither = 0] = await Promise.all(
    ['Both pass', 'Exact only', 'Overlap only', 'Both fail'].map(async (bucket) => {
      const text = await bucketLink(page, bucket).innerText();
      return Number(/([\d,]+)\s+rows/.exec(text)?.[1]?.replaceAll(',', ''));
    }),
  );
  return `${both + exact} ${both + overlap} ${both + exact + overlap + neither}`;
}
