import { bucketLink, expectLoaded, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const SAMPLE = 'samples/demo_evouna_tq.csv';

test('a link that names a file of the site opens it on the very screen and row', async ({
  page,
}) => {
  await page.goto(`./?run=${SAMPLE}#/explorer/bucket=overlap_only&sort=-words`);
  await expectLoaded(page, 'demo_evouna_tq.csv', '116 rows');
  await expect(page.getByRole('heading', { level: 1, name: 'Explorer' })).toBeAttached();
  await expect(page).toHaveURL(/bucket=overlap_only&sort=-words/);
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/row=[0-9a-f]{16}%3A\d+/);
  const row = page.getByRole('region', { name: 'Open row' });
  await expect(row.getByText('Overlap only').first()).toBeVisible();
  const shown = await row.textContent();
  // What was sent on opens the same again.
  const sent = page.url();
  await openStart(page);
  await page.goto(sent);
  await expect(page).toHaveURL(/bucket=overlap_only/);
  await expectLoaded(page, 'demo_evouna_tq.csv', '116 rows');
  await expect(row).toHaveText(shown ?? '');
});

test('a link may name several files of other sites that allow it, and they stand in its order', async ({
  page,
}) => {
  const second = page.waitForResponse('https://data.example/two.csv');
  await page.route('https://data.example/**', async (route) => {
    // The first of the link comes last.
    if (route.request().url().endsWith('one.csv')) await (await second).finished();
    await route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/csv',
      body: `answer,response\nDelhi,${route.request().url()}\n`,
    });
  });
  await page.goto('./?run=https://data.example/one.csv&run=https://data.example/two.csv');
  await expectLoaded(page, 'one.csv', '1 row');
  await expectLoaded(page, 'two.csv', '1 row');
  const names = page.getByRole('banner').getByRole('button', { name: /off the page$/ });
  await expect(names.first()).toHaveAccessibleName(/one\.csv/);
  await expect(names.last()).toHaveAccessibleName(/two\.csv/);
});

test('a large file is named with its size before it is fetched', async ({ page }) => {
  const body = `answer,response\n${'Delhi,in Delhi\n'.repeat(1_700_000)}`;
  await page.route('https://data.example/large.csv', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body }),
  );
  await page.goto('./?run=https://data.example/large.csv');
  const panel = page.getByRole('region', { name: 'Fetching the file of this link' });
  await expect(panel).toContainText('25.5 MB from data.example. Fetch it?');
  await panel.getByRole('button', { name: 'Do not fetch' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Try the sample', exact: true })).toBeVisible();
});

test.describe('what cannot be fetched', () => {
  test.use({ mayComplain: true });
  test('what is empty or a web page is told', async ({ page }) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route('https://data.example/**', (route) => {
      const isPage = route.request().url().endsWith('/page');
      return route.fulfill({ headers, contentType: isPage ? 'text/html' : 'text/csv', body: '' });
    });
    await page.goto('./?run=https://data.example/empty.csv&run=https://data.example/page');
    await expect(page.getByText('answered with a web page, not a file')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'empty.csv' })).toContainText(/empty/i);
  });

  test('a file that cannot be fetched is a sentence, and the page goes on', async ({ page }) => {
    await page.route('https://closed.example/**', (route) => route.abort());
    await page.goto(
      './?run=nowhere.csv&run=https://closed.example/x.csv&run=ftp://a.example/y.csv',
    );
    await expect(page.getByText('status 404 (there is no such file)')).toBeVisible();
    await expect(page.getByText('does not allow other sites to read its files')).toBeVisible();
    await expect(page.getByText('takes addresses that begin with https://')).toBeVisible();
    await page.getByRole('button', { name: 'Try the sample', exact: true }).click();
    await expect(bucketLink(page, 'Both pass')).toBeVisible();
  });
});
