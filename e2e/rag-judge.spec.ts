import type { Page } from '@playwright/test';
import type { JudgeServer } from './judge-server/judge-server.ts';
import { KEY, allow, test } from './judge-steps.ts';
import { downloadBy, dropFiles, goTo, makeCsv, openStart } from './steps.ts';
import { expect } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const lengths = (page: Page) => region(page, 'Response length, by a prompt');
const sources = (page: Page) => region(page, 'Source return, by a judge');

async function pointTo(page: Page, { baseURL }: JudgeServer): Promise<void> {
  const panel = region(page, 'What a model says');
  await panel.getByLabel('Server', { exact: true }).selectOption('Another endpoint');
  await panel.getByLabel('Base URL').fill(baseURL);
  await panel.getByLabel(/^Key/).fill(KEY);
  await panel.getByLabel('Model', { exact: true }).fill('judge-1');
}

async function openSample(page: Page, server: JudgeServer): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the RAG sample' }).click();
  await goTo(page, 'RAG');
  await pointTo(page, server);
}

test('a model rates the sources of drawn rows, beside the words, and goes on after a reload for nothing', async ({
  page,
  server,
}) => {
  await openSample(page, server);
  const { host } = new URL(server.baseURL);
  await expect(sources(page)).toContainText(`of 50 rows of 172, drawn by the seed, go to ${host}`);
  expect(server.log).toEqual([]);

  await page.getByLabel('Rows, at most').fill('8');
  await expect(sources(page)).toContainText('of 8 rows of 172');
  await sources(page).getByRole('button', { name: 'Rate sources' }).click();
  await expect(sources(page)).toContainText(/^[^]*Done: asked judge-1 at .* about 8 rows/);
  const table = sources(page).getByRole('table', {
    name: 'Source return by the judge and by words',
  });
  await expect(table.getByRole('row', { name: /^Source return / })).toContainText('8');
  await expect(sources(page)).toContainText(`By judge-1 at ${host}`);
  expect(server.asked().every(({ headers }) => headers.authorization === `Bearer ${KEY}`)).toBe(
    true,
  );

  const { buffer } = await downloadBy(page, 'Download 8 rows as CSV');
  const lines = buffer.toString().trimEnd().split('\n');
  expect(lines).toHaveLength(9);
  expect(lines[0]).toContain('source_return_by_judge');
  expect(lines.slice(1).every((line) => line.includes(`judge-1,${server.baseURL}`))).toBe(true);
  expect(lines.join()).not.toContain(KEY);

  const asked = server.asked().length;
  await page.reload();
  await page.getByLabel('Rows, at most').fill('8');
  await sources(page).getByRole('button', { name: 'Rate sources' }).click();
  await expect(sources(page)).toContainText(`${asked} kept from before`);
  expect(server.asked()).toHaveLength(asked);
});

test('a model checks lengths, and a row without an answer is left out', async ({
  page,
  server,
}) => {
  await openStart(page);
  const rows = ['q,g,Short.,concise', 'q,g,Short,detailed', 'q,g,भारत की राजधानी,concise'];
  const csv = ['question,answer,response,ideal_length', ...rows].join('\n');
  await dropFiles(page, [makeCsv('lengths.csv', csv)]);
  await goTo(page, 'RAG');
  await pointTo(page, server);
  server.behave({
    cors: allow(),
    fault: ({ body }) =>
      JSON.stringify(body).includes('राजधानी')
        ? { kind: 'body', body: { choices: [{ message: { content: 'Well.' } }] } }
        : undefined,
  });
  await lengths(page).getByRole('button', { name: 'Check lengths' }).click();
  const table = lengths(page).getByRole('table');
  await expect(table.getByRole('row', { name: /^Combined 3 1 1 0 1 50\.0%/ })).toBeVisible();
  await expect(lengths(page)).toContainText('1 request unparsable: The reply has no');
  await expect(sources(page)).toContainText('No row has a source return.');
});

test.describe('the browser complains of', () => {
  test.use({ mayComplain: true });

  test('a server that lets no page in, which is told in the words of the judge', async ({
    page,
    server,
  }) => {
    server.behave({});
    await openSample(page, server);
    await sources(page).getByRole('button', { name: 'Rate sources' }).click();
    await expect(sources(page).getByRole('alert')).toContainText(
      'does not let this page in (CORS)',
    );
  });
});
