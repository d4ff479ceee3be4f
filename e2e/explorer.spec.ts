import type { Page } from '@playwright/test';
import { bucketLink, dropFiles, makeCsv, openSample, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows found' });
const pane = (page: Page) => page.getByRole('region', { name: 'Open row' });
const facet = (page: Page, group: string, choice: string | RegExp) =>
  page.getByRole('region', { name: group, exact: true }).getByRole('button', { name: choice });

/** The explorer on the rows that only word overlap passes, with that of John Nash open. */
async function openNash(page: Page): Promise<void> {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  await page.getByRole('searchbox').fill('beautiful mind');
  await expect(page.getByText('1 of 116 rows')).toBeVisible();
  await grid(page).getByText('John nash').click();
}

async function expectNash(page: Page): Promise<void> {
  await expect(page.getByText('1 of 116 rows')).toBeVisible();
  await expect(pane(page)).toContainText('mathematician who made fundamental contributions');
}

test('filters narrow the rows together, and each says what it would leave', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  await expect(page.getByText('24 of 116 rows')).toBeVisible();
  await expect(facet(page, 'Domain', /^which/)).toContainText('10');
  await facet(page, 'Domain', /^which/).click();
  await expect(page.getByText('10 of 116 rows')).toBeVisible();
  await expect(facet(page, 'Bucket', /Both fail/)).toContainText('17');
  await page.getByRole('button', { name: /^Remove filter.*Overlap only/ }).click();
  await expect(page.getByText('50 of 116 rows')).toBeVisible();
});

test('a search that finds nothing says so, and how to go on', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Both pass').click();
  await page.getByRole('searchbox').fill('no row has these words');
  await expect(page.getByText('0 of 116 rows')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(page.getByText('116 of 116 rows')).toBeVisible();
});

test('a row opens with its matches marked', async ({ page }) => {
  await openNash(page);
  await expectNash(page);
  await expect(
    pane(page)
      .locator('mark')
      .filter({ hasText: /^John$/ }),
  ).toHaveCount(1);
  await expect(pane(page)).toContainText(/Exact substring.*fails.*Word overlap.*passes 2\/2/s);
});

test('keys that follow one another quickly each go on by a row', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  await expect(grid(page)).toBeVisible();
  await page.evaluate(() => {
    for (let press = 0; press < 8; press++)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
  });
  await expect(pane(page)).toContainText(/8 of 24/);
});

test('a row of partial credit lists the golden words that are missing', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Both fail').click();
  await facet(page, 'Partial credit', /Half or more/).click();
  await grid(page).getByRole('row').nth(1).click();
  await expect(pane(page)).toContainText('Golden words that the response lacks');
});

test('columns sort in both directions', async ({ page }) => {
  await openSample(page);
  await bucketLink(page, 'Both pass').click();
  const header = grid(page).getByRole('columnheader', { name: 'Golden answer' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
});

test('a reload shows the same filter and the same row', async ({ page }) => {
  await openNash(page);
  await expectNash(page);
  await page.reload();
  await expectNash(page);
});

test('the address shows the same in another page of this browser', async ({ page, context }) => {
  await openNash(page);
  await expectNash(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expectNash(other);
});

test('a browser without the file says which one to drop, and then shows the same', async ({
  page,
  browser,
}) => {
  const mine = makeCsv('mine.csv', 'answer,response\ngold,old\nsilver,it is silver\n');
  await openStart(page);
  await dropFiles(page, [mine]);
  await bucketLink(page, 'Both pass').click();
  await grid(page).getByText('it is silver').click();
  await expect(pane(page)).toContainText('row 2 of mine.csv');

  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expect(other.getByText('mine.csv, which is not loaded here')).toBeVisible();
  await dropFiles(other, [mine]);
  await expect(other.getByText('1 of 2 rows')).toBeVisible();
  await expect(pane(other)).toContainText('row 2 of mine.csv');
  await stranger.close();
});

test('a browser that never saw the sample fetches it where a link names it', async ({
  page,
  browser,
}) => {
  await openNash(page);
  await expectNash(page);
  const stranger = await browser.newContext();
  const other = await stranger.newPage();
  await other.goto(page.url());
  await expectNash(other);
  await stranger.close();
});
