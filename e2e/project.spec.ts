import { gunzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { fillEndpoint, KEY, panel, runToItsEnd, test } from './judge-steps.ts';
import { card, expectDecisions, pressOn, startSampled } from './review-steps.ts';
import {
  bucketLink,
  downloadBy,
  dropFiles,
  expectLoaded,
  type FileInHand,
  goTo,
  makeCsv,
  openSample,
  openStart,
  pathOf,
} from './steps.ts';
import { expect } from './test.ts';

const SAMPLE = 'demo_evouna_tq.csv';
const CITIES = `question,answer,response
Capital of India?,New Delhi,It is New Delhi.
Capital of France?,Paris,"It is Lyon, not paris."
Capital of Japan?,Tokyo,Kyoto
`;

async function saveProject(page: Page, button = 'Project file'): Promise<FileInHand> {
  await goTo(page, 'Export');
  return downloadBy(page, button);
}

/** Another person's browser. */
async function openElsewhere(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await openStart(page);
  return page;
}

async function decideOne(page: Page, key = '1'): Promise<void> {
  await startSampled(page);
  await pressOn(page, key);
}

function opened(page: Page) {
  return page.getByRole('status').filter({ hasText: /brought/ });
}

test('a project file opens in another browser as it was: file, reviews, judge, settings, and no key', async ({
  page,
  browser,
  baseURL,
  server,
}) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('cities.csv', CITIES)]);
  await expectLoaded(page, 'cities.csv', '3 rows');
  await goTo(page, 'Judge');
  await fillEndpoint(page, server);
  await runToItsEnd(page);
  await decideOne(page);
  const project = await saveProject(page);
  expect(project.name).toBe('cities.touchstone.json.gz');
  expect(gunzipSync(project.buffer).toString()).not.toContain(KEY);
  const other = await openElsewhere(browser, baseURL);
  await dropFiles(other, [project]);
  await expectLoaded(other, 'cities.csv', '3 rows');
  await expect(opened(other)).toContainText(
    '1 file, how the judge is set up, what the judge said of cities.csv',
  );
  await expect(opened(other)).toContainText('1 decision read: 1 new');
  await goTo(other, 'Judge');
  await expect(panel(other, 'Run').getByText(/^Done: judge-1/)).toBeVisible();
  await expect(panel(other, 'Endpoint').getByLabel('Model', { exact: true })).toHaveValue(
    'judge-1',
  );
  await expect(panel(other, 'Endpoint').getByLabel(/^Key/)).toHaveValue('');
  await goTo(other, 'Review');
  await expectDecisions(other, 1);
  // The same state is the same bytes, whoever saves it.
  const again = await saveProject(other);
  expect(gunzipSync(again.buffer).toString()).toBe(gunzipSync(project.buffer).toString());
  expect(again.buffer).toEqual(project.buffer);
  await other.reload();
  await expectLoaded(other, 'cities.csv', '3 rows');
  await other.context().close();
});

function undoProject(page: Page): Promise<void> {
  const told = page.getByRole('status').filter({ hasText: /^The project .* is opened\./ });
  return told.getByRole('button', { name: 'Undo', exact: true }).click();
}

test('a project can be undone, and all of it goes', async ({ page, browser, baseURL }) => {
  await openSample(page);
  await decideOne(page);
  const project = await saveProject(page);
  const other = await openElsewhere(browser, baseURL);
  await dropFiles(other, [project]);
  await expectLoaded(other, SAMPLE, '116 rows');
  await undoProject(other);
  await expect(other.getByRole('banner').getByText(SAMPLE)).toHaveCount(0);
  await openSample(other);
  await goTo(other, 'Review');
  await expectDecisions(other, 0);
  await other.context().close();
});

test('what is here already is replaced only when a person says so', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSample(page);
  await goTo(page, 'Judge');
  await panel(page, 'Endpoint').getByLabel('Model', { exact: true }).fill('theirs');
  const project = await saveProject(page);
  const other = await openElsewhere(browser, baseURL);
  await openSample(other);
  await goTo(other, 'Judge');
  const model = panel(other, 'Endpoint').getByLabel('Model', { exact: true });
  await model.fill('mine');
  await dropFiles(other, [project]);
  const offer = other.getByRole('region', { name: `The project ${project.name}` });
  await expect(offer).toContainText('how the judge is set up');
  await offer.getByRole('button', { name: 'Keep mine, take the rest' }).click();
  await expect(offer).toBeHidden();
  await expect(model).toHaveValue('mine');
  await dropFiles(other, [project]);
  await offer.getByRole('button', { name: 'Replace them' }).click();
  await expect(model).toHaveValue('theirs');
  await undoProject(other);
  await expect(model).toHaveValue('mine');
  await other.context().close();
});

test('a project without texts has numbers, verdicts and agreement, and its texts once the file is dropped', async ({
  page,
  browser,
  baseURL,
}) => {
  await openSample(page);
  const bothPass = (await bucketLink(page, 'Both pass').textContent()) ?? '';
  await decideOne(page);
  const project = await saveProject(page, 'Project file without texts');
  expect(project.name).toBe('demo_evouna_tq.no-texts.touchstone.json.gz');
  expect(gunzipSync(project.buffer).toString()).not.toContain('Steptoe');
  const other = await openElsewhere(browser, baseURL);
  await dropFiles(other, [project]);
  await expectLoaded(other, SAMPLE, '116 rows');
  const without = other.getByRole('region', { name: 'Files without texts' });
  await expect(without).toContainText('Here by row keys and verdicts alone, without texts');
  await goTo(other, 'Overview');
  await expect(bucketLink(other, 'Both pass')).toHaveText(bothPass);
  await goTo(other, 'Review');
  await expectDecisions(other, 1);
  // It is there after a reload, and so is the offer to join the texts.
  await other.reload();
  await expectLoaded(other, SAMPLE, '116 rows');
  await expect(without).toBeVisible();
  // Others are compared all the same, and it is named.
  await dropFiles(other, [makeCsv('cities.csv', CITIES)]);
  await expectLoaded(other, 'cities.csv', '3 rows');
  await goTo(other, 'Runs');
  await expect(other.getByText(`Not compared, being here without texts: ${SAMPLE}`)).toBeVisible();
  await expect(other.getByRole('table', { name: /by run and domain/ })).toContainText('cities.csv');
  await dropFiles(other, [pathOf(`public/samples/${SAMPLE}`)]);
  await expect(without).toBeHidden();
  await expectLoaded(other, SAMPLE, '116 rows');
  await startSampled(other);
  await expect(card(other)).toBeVisible();
  await expectDecisions(other, 1);
  await other.context().close();
});

test('a project can be chosen as well as dropped', async ({ page, browser, baseURL }) => {
  await openSample(page);
  const project = await saveProject(page);
  const other = await openElsewhere(browser, baseURL);
  await other.getByLabel('CSV files').setInputFiles(project);
  await expectLoaded(other, SAMPLE, '116 rows');
  await other.context().close();
});

test('a link may name a project', async ({ page, context }) => {
  await openSample(page);
  await decideOne(page);
  const { buffer } = await saveProject(page);
  const other = await context.newPage();
  await other.route('https://data.example/**', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, body: buffer }),
  );
  await other.goto('./?run=https://data.example/shared/result#/export');
  await expectLoaded(other, SAMPLE, '116 rows');
  await expect(other.getByRole('heading', { level: 1, name: 'Export' })).toBeAttached();
});

test('a project of a newer Touchstone is refused in a sentence', async ({ page }) => {
  await openStart(page);
  const buffer = Buffer.from('{"format":"touchstone-project","version":99}');
  await dropFiles(page, [{ name: 'later.touchstone.json', mimeType: 'application/json', buffer }]);
  await expect(page.getByText('This project was written by a newer Touchstone')).toBeVisible();
});
