import { writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { csvText } from '../src/csv/write-csv.ts';
import { openJudge, panel, test as judgeTest } from './judge-steps.ts';
import { startSampled } from './review-steps.ts';
import { openModels } from './screens/open-screens.ts';
import { downloadBy, dropFiles, goTo, makeCsv, openSample, openStart, pathOf } from './steps.ts';
import { expect, test } from './test.ts';

const RAG_SAMPLE = 'public/samples/demo_rag_squad.csv';

test('a report on the sample opens from disk and asks for nothing', async ({ page }, info) => {
  await openSample(page);
  await startSampled(page);
  for (const key of ['1', '0', '1', '1', 'u']) await page.keyboard.press(key);
  await goTo(page, 'Export');
  const requests = await openReport(page, info.outputPath('report.html'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Report on demo_evouna_tq/);
  await expect(page.getByRole('table', { name: /by the verdicts of both scorers/ })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByText(/Reviewers decided \d+ rows/)).toBeVisible();
  await expect(page.getByText('No language model judged the responses.')).toBeVisible();
  expect(requests()).toEqual([pathToFileURL(info.outputPath('report.html')).href]);
});

test('rows of the filter are those that are printed, in its order, as many as asked for', async ({
  page,
}, info) => {
  await openSample(page);
  await page
    .getByRole('table', { name: 'Rows by the verdicts of both scorers' })
    .getByRole('link', { name: 'Overlap only' })
    .click();
  await goTo(page, 'Export');
  await page.getByLabel('Rows to print in it').fill('3');
  await openReport(page, info.outputPath('report.html'));
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.locator('#rows')).toContainText(
    'The first 3 of 24 rows that the filter finds: Overlap only',
  );
  for (const article of await page.getByRole('article').all())
    await expect(article).toContainText('Exact substring: fail. Word overlap: pass.');
});

test('hostile texts in a report are text: nothing runs, nothing is fetched', async ({
  page,
}, info) => {
  const strings: string[] = JSON.parse(
    readFileSync(pathOf('test-data/csv/naughty-strings.json'), 'utf8'),
  );
  const header = ['question', 'answer', 'Domain', 'response'];
  const rows = strings.map((text) => [text, text, text, text]);
  await openStart(page);
  const name = '<img src=x onerror=alert(1)>.csv';
  await dropFiles(page, [makeCsv(name, csvText([header, ...rows], 'csv'))]);
  await expect(page.getByRole('banner').getByText(name)).toBeVisible();
  await goTo(page, 'Export');
  await page.getByLabel('Rows to print in it').fill('500');
  const requests = await openReport(page, info.outputPath('report.html'));
  await expect(page.getByRole('article')).toHaveCount(Math.min(strings.length, 500));
  expect(await page.locator('script, img, iframe, object, link, form, base').count()).toBe(0);
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
      ),
    ),
  ).toEqual([]);
  expect(requests()).toHaveLength(1);
});

test('a report on retrieval says what the quoted sources are worth', async ({ page }, info) => {
  await openStart(page);
  await dropFiles(page, [pathOf(RAG_SAMPLE)]);
  await expect(page.getByRole('banner').getByText('demo_rag_squad.csv')).toBeVisible();
  await goTo(page, 'Export');
  await openReport(page, info.outputPath('report.html'));
  await expect(page.getByRole('heading', { name: 'Retrieval' })).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .getByText(/^Source return \d/)
      .first(),
  ).toBeVisible();
});

test('a report on several files fits a sheet of A4 in width', async ({ page }, info) => {
  await openModels(page);
  await goTo(page, 'Export');
  await openReport(page, info.outputPath('report.html'));
  // 210 mm without the margins of the sheet.
  await page.setViewportSize({ width: 688, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('table', { name: /^Exact substring: first less second/ }),
  ).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(688);
});

test('the same state gives the same bytes', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Export');
  const first = await downloadBy(page, 'Report');
  await expect(page.getByRole('button', { name: 'Report', exact: true })).toBeEnabled();
  const second = await downloadBy(page, 'Report');
  expect(first.name).toBe('demo_evouna_tq.report.html');
  expect(second.buffer.equals(first.buffer)).toBe(true);
});

judgeTest(
  'a report names the judge and its settings, never the key',
  async ({ page, server }, info) => {
    await openJudge(page, server);
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await expect(
      panel(page, 'Run')
        .getByText(/^[1-9]\d* of 116 rows done/)
        .first(),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Go on with/ })).toBeVisible();
    await goTo(page, 'Export');
    await openReport(page, info.outputPath('report.html'));
    const methods = page.getByText(/^We scored 116 responses/);
    await expect(methods).toContainText('A language model (judge-1, at ');
    await expect(methods).toContainText('temperature 0, which the server accepted');
    expect(await page.content()).not.toContain('secret');
  },
);

/** Makes the report, saves it, and opens it from disk. Gives what hears of requests from then on. */
async function openReport(page: Page, path: string): Promise<() => string[]> {
  const { buffer } = await downloadBy(page, 'Report');
  await writeFile(path, buffer);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(pathToFileURL(path).href);
  return () => requests;
}
