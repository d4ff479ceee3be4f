import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { KEY, panel, test } from './judge-steps.ts';
import type { JudgeServer } from './judge-server/judge-server.ts';
import { downloadBy, dropFiles, makeCsv, openStart, pathOf } from './steps.ts';
import { expect } from './test.ts';

const QUESTIONS = 'test-data/rag/qa_pairs.csv';
const BUILT_NAME = 'qa_pairs.labelled.csv';

async function openBuilder(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('link', { name: 'Build such a set' }).click();
  await expect(page.getByRole('heading', { name: 'Build a labelled set' })).toBeVisible();
}

/** Few questions, so that few requests are made. */
const FEW = makeCsv(
  'few.csv',
  [
    'question,answer,chunk,source',
    ...['river', 'comet', 'violin', 'harbour', 'glacier', 'orchard', 'lantern', 'castle'].map(
      (thing, n) =>
        `Who found the ${thing}?,Finder ${n} found it.,The ${thing}: Finder ${n} found it.,${thing}.txt`,
    ),
  ].join('\n'),
);

async function chooseFew(page: Page): Promise<void> {
  await dropFiles(page, [FEW]);
  await expect(panel(page, 'Files').getByText('few.csv', { exact: true })).toBeVisible();
}

async function chooseQuestions(page: Page): Promise<void> {
  await dropFiles(page, [pathOf(QUESTIONS)]);
  await expect(panel(page, 'Files').getByText('qa_pairs.csv', { exact: true })).toBeVisible();
}

async function chooseModel(page: Page, server: JudgeServer): Promise<void> {
  await page.getByRole('radio', { name: /^A model/ }).check();
  const how = panel(page, 'How');
  await how.getByLabel('Server', { exact: true }).selectOption('Another endpoint');
  await how.getByLabel('Base URL').fill(server.baseURL);
  await how.getByLabel(/^Key/).fill(KEY);
  await how.getByLabel('Model', { exact: true }).fill('judge-1');
  await how.getByLabel('Embedding model').fill('emb-1');
}

const build = (page: Page) => page.getByRole('button', { name: 'Build the set' }).click();

test('without an endpoint a set is that of the command, is downloaded and opened', async ({
  page,
}) => {
  await openBuilder(page);
  await expect(page.getByRole('button', { name: 'Build the set' })).toBeDisabled();
  await chooseQuestions(page);
  await build(page);
  const set = panel(page, 'The set');
  await expect(set.getByText('43; 12 more were met again the other way round')).toBeVisible();
  await expect(set.getByText('172, 43 of each case')).toBeVisible();
  await expect(set.getByText('Nothing was left out.')).toBeVisible();

  const { name, buffer } = await downloadBy(page, 'Download CSV');
  expect(name).toBe(BUILT_NAME);
  expect(buffer.equals(await readFile(pathOf('public/samples/demo_rag_squad.csv')))).toBe(true);

  await page.getByRole('button', { name: 'Open in RAG' }).click();
  await expect(page.getByRole('banner').getByText(BUILT_NAME)).toBeAttached();
  await expect(page).toHaveURL(/#\/rag\/.*run=/);
  await expect(panel(page, 'Checking the metric')).toContainText('172 labelled rows');
});

test('another seed gives another set, and the screen says which', async ({ page }) => {
  await openBuilder(page);
  await chooseQuestions(page);
  await page.getByLabel('Seed', { exact: true }).fill('7');
  await build(page);
  await expect(panel(page, 'The set')).toContainText('seed 7');
  const { buffer } = await downloadBy(page, 'Download CSV');
  expect(buffer.equals(await readFile(pathOf('public/samples/demo_rag_squad.csv')))).toBe(false);
});

test('with an endpoint questions are embedded, ordered and merged, once', async ({
  page,
  server,
}) => {
  await openBuilder(page);
  await chooseFew(page);
  await chooseModel(page, server);
  await build(page);
  const set = panel(page, 'The set');
  await expect(set).toContainText('Built by: emb-1; ordered and merged by judge-1');
  const { buffer } = await downloadBy(page, 'Download CSV');
  const lines = buffer.toString().match(/emb-1; ordered and merged by judge-1$/gm) ?? [];
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length % 4).toBe(0);
  expect(new Set(server.log.flatMap(({ input }) => input ?? [])).size).toBe(8);
  expect(server.asked()).toHaveLength(8 + lines.length / 4);
  for (const { prompt, headers } of server.asked()) {
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    // Chunks stay here.
    expect(prompt).not.toContain('The comet:');
  }

  const asked = server.log.length;
  await build(page);
  await expect(page.getByRole('button', { name: 'Build the set' })).toBeVisible();
  await expect(set).toContainText('Built by: emb-1');
  expect(server.log).toHaveLength(asked);
});

test('a build is cancelled at once, and goes on where it was', async ({ page, server }) => {
  server.behave({
    cors: { origin: '*', headers: ['content-type', 'authorization'] },
    fault: ({ n }) => (n >= 3 ? { kind: 'hang' } : undefined),
  });
  await openBuilder(page);
  await chooseFew(page);
  await chooseModel(page, server);
  await build(page);
  const bar = page.getByRole('progressbar', { name: 'Building the set' });
  await expect(bar).toHaveAttribute('aria-valuetext', /Step 3 of 5: Ordering the nearest, 3 of 8/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('button', { name: 'Build the set' })).toBeEnabled();
  await expect(panel(page, 'The set')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);

  const before = server.asked().map(({ prompt }) => prompt);
  server.behave({ cors: { origin: '*', headers: ['content-type', 'authorization'] } });
  await build(page);
  await expect(panel(page, 'The set')).toContainText('ordered and merged by judge-1');
  const again = server.asked().slice(before.length);
  expect(again.filter(({ prompt }) => before.slice(0, 3).includes(prompt))).toEqual([]);
});

test('an order that the model gets wrong twice is reported, not invented', async ({
  page,
  server,
}) => {
  server.behave({
    cors: { origin: '*', headers: ['content-type', 'authorization'] },
    fault: ({ body }) =>
      /sorted_list/.test(JSON.stringify(body)) &&
      /Who found the comet\?[^?]*Candidates:/.test(JSON.stringify(body))
        ? { kind: 'body', body: { choices: [{ message: { content: '{"sorted_list": [0, 0]}' } }] } }
        : undefined,
  });
  await openBuilder(page);
  await chooseFew(page);
  await chooseModel(page, server);
  await build(page);
  const list = panel(page, 'The set').getByRole('region', { name: 'Left out' });
  await expect(list).toContainText(/could not be ordered: The reply names candidate 0 twice/);
});

test.describe('what cannot be built of', () => {
  test('is said in a sentence', async ({ page }) => {
    await openBuilder(page);
    await dropFiles(page, [makeCsv('bare.csv', 'question,answer,source\nq,a,s\n')]);
    await build(page);
    await expect(page.getByRole('alert')).toContainText(
      'There is no column chunk; the columns are question, answer, source.',
    );
    await dropFiles(page, [makeCsv('chunks.csv', 'source,chunk\ns,c\n')]);
    await expect(panel(page, 'Files').getByText('chunks.csv', { exact: true })).toBeVisible();
    await build(page);
    await expect(page.getByRole('alert')).toContainText('at least three are needed');
  });

  test('an endpoint without a model is said too', async ({ page }) => {
    await openBuilder(page);
    await chooseQuestions(page);
    await page.getByRole('radio', { name: /^A model/ }).check();
    await build(page);
    await expect(page.getByRole('alert')).toContainText('Choose a model first');
  });
});
