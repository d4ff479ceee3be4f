import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
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

/** Serves on an origin of its own; ended with the test. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  servers.push(server);
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return `http://127.0.0.1:${bound.port}`;
}

const servers: Server[] = [];
test.afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const OPEN = { 'Access-Control-Allow-Origin': '*' };

/** Sends on to the same path of another origin. */
function sendOn(to: string): Promise<string> {
  return serve(({ url = '' }, answer) =>
    answer.writeHead(302, { ...OPEN, Location: `${to}${url}` }).end(),
  );
}

test('a link whose address sends on to another origin says whose the file is before it is large', async ({
  page,
}) => {
  const data = await serve(({ url }, answer) => {
    const rows = 'Delhi,in Delhi\n'.repeat(url === '/large.csv' ? 1_700_000 : 1);
    answer.writeHead(200, OPEN).end(`answer,response\n${rows}`);
  });
  const link = await sendOn(data);
  await page.goto(`./?run=${link}/small.csv&run=${link}/large.csv`);
  const panel = page.getByRole('region', { name: 'Fetching the file of this link' });
  const [from, asked] = [new URL(data).host, new URL(link).host];
  await expect(panel).toContainText(`from ${from}, to which ${asked} sends on.`);
  await panel.getByRole('button', { name: 'Do not fetch' }).click();
  await expectLoaded(page, 'small.csv', '1 row');
});

test.describe('what cannot be fetched', () => {
  test.use({ mayComplain: true });

  test('an address that sends on to a file that other sites may not read is explained', async ({
    page,
  }) => {
    const closed = await serve((_, answer) => answer.writeHead(200).end('answer,response\na,b\n'));
    await page.goto(`./?run=${await sendOn(closed)}/x.csv`);
    const alert = page.getByRole('alert').filter({ hasText: 'x.csv' });
    await expect(alert).toContainText('or what it sends on to does not');
    await expect(alert).toContainText('download the file and drop it here');
    await page.getByRole('button', { name: 'Try the sample', exact: true }).click();
    await expect(bucketLink(page, 'Both pass')).toBeVisible();
  });

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
