import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { BrowserContext, Page } from '@playwright/test';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { writeXlsx } from '../src/csv/test-xlsx.test-support.ts';
import { serveSite } from './serve-site.ts';
import {
  bucketLink,
  dropFiles,
  expectLoaded,
  goTo,
  makeCsv,
  openSample,
  openStart,
  pathOf,
} from './steps.ts';
import { expect, test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the page is kept for use without network. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
}

/** Opens the page, and takes the network away once it is kept. */
async function openWithoutNetwork(page: Page, context: BrowserContext): Promise<void> {
  await openStart(page);
  await untilKept(page);
  await context.setOffline(true);
}

/** Addresses of all that the page's service worker keeps. */
function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => url);
  });
}

test('after the first visit the page works without network, screens not seen before included', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  await openSample(page);
  await goTo(page, 'Explorer');
  await expect(page.getByText('116 of 116 rows')).toBeVisible();
  await page.reload();
  await expect(page.getByText('116 of 116 rows')).toBeVisible();
  await goTo(page, 'Review');
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeAttached();
});

test('without network every screen opens, workbooks and Parquet are read, and a report is made', async ({
  page,
  context,
}) => {
  await openWithoutNetwork(page, context);
  const rows = [
    ['answer', 'response'],
    ['Delhi', 'in Delhi'],
  ];
  const columnData = [
    { name: 'answer', data: ['Delhi'] },
    { name: 'response', data: ['in Delhi'] },
  ];
  await dropFiles(page, [
    makeCsv('table.xlsx', Buffer.from(writeXlsx({ Answers: rows }))),
    makeCsv('table.parquet', Buffer.from(parquetWriteBuffer({ columnData }))),
    makeCsv('table.csv.gz', gzipSync('answer,response\nDelhi,in Delhi\n')),
  ]);
  for (const name of ['table.xlsx', 'table.parquet', 'table.csv.gz'])
    await expectLoaded(page, name, '1 row');
  for (const screen of [
    'Explorer',
    'Review',
    'Judge',
    'Runs',
    'What if',
    'RAG',
    'Export',
  ] as const) {
    await goTo(page, screen);
    await expect(page.getByRole('heading', { level: 1, name: screen })).toBeAttached();
  }
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  expect((await made).suggestedFilename()).toBe('touchstone.report.html');
  await page.goto('./#/scores');
  await expect(page.getByRole('heading', { level: 1, name: 'How it scores' })).toBeVisible();
  await page.goto('./#/build-set');
  await expect(page.getByRole('heading', { level: 1, name: 'Build a labelled set' })).toBeVisible();
});

test('it keeps files of the page alone, never what was asked of another address', async ({
  page,
  site,
}) => {
  await page.route('https://data.example/**', (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      body: 'answer,response\nDelhi,in Delhi\n',
    }),
  );
  await openStart(page);
  await untilKept(page);
  // Under the worker's eyes from here on.
  await page.reload();
  await page.goto('./?run=https://data.example/run.csv&run=samples/demo_evouna_tq.csv');
  await expect(bucketLink(page, 'Both pass')).toContainText('35 rows');
  const kept = await listKept(page);
  expect(kept).toContain(`${site}index.html`);
  expect(kept.filter((url) => !url.startsWith(site) || url.includes('?'))).toEqual([]);
});

test('a new version is told of, and comes when the reader says so', async ({ browser }) => {
  const deployed = new Map<string, string>();
  const { address, close } = await serveSite(deployed);
  const page = await browser.newPage({ serviceWorkers: 'allow' });
  await page.goto(address);
  await untilKept(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try the sample', exact: true })).toBeVisible();

  const [index, worker] = await Promise.all(
    ['index.html', 'service-worker.js'].map((file) => readFile(pathOf(`dist/${file}`), 'utf8')),
  );
  deployed.set(
    'index.html',
    index?.replace('<html lang="en"', '<html lang="en" data-build="next"') ?? '',
  );
  deployed.set('service-worker.js', worker?.replace('"id":"', '"id":"next-') ?? '');
  await page.reload();
  await expect(page.getByText('A new version of Touchstone is ready.')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-build');
  await page.getByRole('button', { name: 'Reload with it' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-build', 'next');
  await expect(page.getByText('A new version of Touchstone is ready.')).toBeHidden();
  await page.close();
  close();
});
