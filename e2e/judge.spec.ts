import type { Page } from '@playwright/test';
import Papa from 'papaparse';
import { answerBatch, promptOf } from './judge-server/answer-chat.ts';
import {
  allow,
  expectDone,
  fillEndpoint,
  MUMBLED,
  openJudge,
  panel,
  promptsOf,
  readStates,
  runToItsEnd,
  test,
} from './judge-steps.ts';
import {
  download,
  downloadBy,
  dropFiles,
  expectLoaded,
  goTo,
  makeCsv,
  openStart,
} from './steps.ts';
import { expect } from './test.ts';

const SAMPLE = 'demo_evouna_tq.csv';

/** Of each 80 rows on which both scorers agree some are left out of the usual scope. */
const FILE = makeCsv(
  'some.csv',
  [
    'question,answer,response',
    ...Array.from({ length: 80 }, (_, n) => `P${n},it is ${n},it is ${n}`),
    ...Array.from({ length: 80 }, (_, n) => `F${n},it is ${n},none`),
    ...Array.from({ length: 10 }, (_, n) => `O${n},it is ${n},${n} is it`),
    'B,it is,',
    'I,it is,it isn',
  ].join('\n'),
);

test('a connection is tested, the default scope is judged, and every figure comes to it', async ({
  page,
  server,
}) => {
  await openStart(page);
  await dropFiles(page, [FILE]);
  await expectLoaded(page, FILE.name, '172 rows');
  await goTo(page, 'Judge');
  await fillEndpoint(page, server);
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(panel(page, 'Endpoint').getByText(/^judge-1 judged a made-up row/)).toBeVisible();
  await expect(panel(page, 'Endpoint').getByText('1 model listed by the server.')).toBeVisible();
  expect(server.asked()).toHaveLength(1);

  server.log.length = 0;
  await runToItsEnd(page);
  const states = await readStates(page);
  const { 'All rows': all = 0, ...parts } = states;
  expect(Object.values(parts).reduce((sum, rows) => sum + rows, 0)).toBe(all);
  expect(all).toBe(50 + 50 + 10 + 1);
  const answers = server.asked().map(({ verdict }) => verdict);
  const counted = (verdict: string) => answers.filter((one) => one === verdict).length;
  expect(states).toMatchObject({
    Correct: counted('correct'),
    Incorrect: counted('incorrect'),
    Waiting: 0,
    Failed: 0,
  });
  expect(promptsOf(server).size).toBe(answers.length);
  await expect(
    panel(page, 'What the judge says').getByText(/of all 172 rows: an estimate from/),
  ).toBeVisible();

  await goTo(page, 'Explorer');
  const judged = panel(page, 'Judge');
  await judged.getByRole('button', { name: /^correct/ }).click();
  await expect(page.getByText(`${counted('correct')} of 172 rows`)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Judge' })).toBeVisible();

  const table = await exportedVerdicts(page, FILE.name);
  const verdicts = table.map(([verdict]) => verdict);
  expect(verdicts.filter((one) => one === 'correct')).toHaveLength(counted('correct'));
  expect(table.filter(([, state]) => state !== '')).toHaveLength(all);

  await goTo(page, 'Judge');
  server.log.length = 0;
  await runToItsEnd(page);
  await expect(panel(page, 'Run').getByText(/from the cache · 0 requests/)).toBeVisible();
  expect(server.log).toEqual([]);

  await page.getByText('Prompt: the usual one').click();
  const prompt = page.getByLabel('Prompt', { exact: true });
  await prompt.fill(`Be strict. ${await prompt.inputValue()}`);
  await runToItsEnd(page);
  await expect.poll(() => promptsOf(server).size).toBe(answers.length);
});

test('a batch that goes out and comes back gives the verdicts of a live run', async ({
  page,
  server,
}) => {
  await openJudge(page, server);
  await runToItsEnd(page);
  const live = await exportedVerdicts(page, SAMPLE);
  await goTo(page, 'Judge');
  const { buffer, name } = await downloadBy(page, 'Export batch JSONL');
  expect(name).toBe('demo_evouna_tq.batch.jsonl');
  await page.getByRole('button', { name: 'Forget these verdicts' }).click();
  await expect(page.getByText('Nothing was judged of this file yet.')).toBeVisible();

  server.log.length = 0;
  const results = answerBatch(buffer.toString('utf8'));
  await page.getByLabel('Batch results').setInputFiles({
    name: 'results.jsonl',
    mimeType: 'application/jsonl',
    buffer: Buffer.from(results),
  });
  await expectDone(page);
  expect(await exportedVerdicts(page, SAMPLE)).toEqual(live);
  expect(server.log).toEqual([]);
});

test('rows without a verdict are grouped, counted nowhere, and asked again on a press', async ({
  page,
  server,
}) => {
  server.behave({
    cors: allow(),
    fault: ({ body }) =>
      promptOf(body).length % 5 === 0 ? { kind: 'body', body: MUMBLED } : undefined,
  });
  await openJudge(page, server);
  await runToItsEnd(page);
  const { Unparsable: rows = 0, 'All rows': all = 0 } = await readStates(page);
  expect(rows).toBeGreaterThan(0);
  await expect(
    page
      .getByRole('table', { name: 'Accuracy by the judge' })
      .getByRole('row', { name: /^Combined/ })
      .getByRole('cell')
      .nth(2),
  ).toHaveText(`${rows}`);

  server.behave({ cors: allow() });
  server.log.length = 0;
  await page.getByRole('button', { name: /^Retry these/ }).click();
  await expect.poll(async () => (await readStates(page))['Unparsable']).toBe(0);
  await expectDone(page);
  expect(server.asked()).toHaveLength(rows);
  expect(await readStates(page)).toMatchObject({ 'All rows': all, Waiting: 0 });
});

/** Verdict and state of every row, as exported. */
async function exportedVerdicts(page: Page, name: string): Promise<string[][]> {
  await goTo(page, 'Export');
  const [header = [], ...rows] = Papa.parse<string[]>(
    (await download(page, 'CSV', name)).toString('utf8').trimEnd(),
  ).data;
  const columns = ['judge_verdict', 'judge_state'].map((column) => header.indexOf(column));
  expect(columns).not.toContain(-1);
  return rows.map((row) => columns.map((column) => row[column] ?? ''));
}
