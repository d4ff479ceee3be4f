import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  allow,
  expectDone,
  fillEndpoint,
  KEY,
  openJudge,
  promptsOf,
  readStates,
  runToItsEnd,
  test,
} from './judge-steps.ts';
import { endBrowsers, startBrowser } from './start-browser.ts';
import { download, dropFiles, expectLoaded, goTo, makeCsv } from './steps.ts';
import { expect } from './test.ts';

test.afterEach(endBrowsers);

/** Requests at a time. */
const UNDER_WAY = 4;

test('a browser that is killed in the middle of a run asks for no answered row again', async ({
  site,
  server,
}) => {
  server.behave({ cors: allow(), latencyMs: () => 40 });
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-e2e-'));
  const killed = await startBrowser(folder);
  await killed.page.goto(site);
  // Every row differs, and so is in the usual scope.
  const lines = Array.from({ length: 300 }, (_, n) => `Q${n},alpha ${n},${n} alpha`);
  await dropFiles(killed.page, [
    makeCsv('many.csv', `question,answer,response\n${lines.join('\n')}\n`),
  ]);
  await expectLoaded(killed.page, 'many.csv', '300 rows');
  await goTo(killed.page, 'Judge');
  await fillEndpoint(killed.page, server);
  await killed.page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect.poll(() => server.asked().length, { intervals: [20] }).toBeGreaterThan(120);
  const link = killed.page.url();
  await killed.kill();
  const before = promptsOf(server);
  expect(before.size).toBeLessThan(300);

  server.log.length = 0;
  const next = await startBrowser(folder);
  await next.page.goto(link);
  const goOn = next.page.getByRole('button', { name: /^Go on with \d+ waiting rows$/ });
  await expect(goOn).toBeVisible();
  const { Waiting: waiting = 0, 'All rows': all } = await readStates(next.page);
  expect(all).toBe(300);
  expect(await next.page.getByLabel(/^Key/).inputValue()).toBe('');
  await goOn.click();
  await expectDone(next.page);
  const after = promptsOf(server);
  expect(server.asked()).toHaveLength(waiting);
  expect([...after].filter((prompt) => before.has(prompt)).length).toBeLessThanOrEqual(UNDER_WAY);
  expect(new Set([...before, ...after]).size).toBe(300);
  const { Correct: correct = 0, Incorrect: incorrect = 0 } = await readStates(next.page);
  expect(correct + incorrect).toBe(300);
  await next.kill();
  await rm(folder, { recursive: true });
});

test('the key is nowhere after a run', async ({ page, server }) => {
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  server.behave({ cors: allow(), key: KEY });
  await openJudge(page, server);
  await runToItsEnd(page);
  expect(server.asked()[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  const kept = await readStorage(page);
  // What is looked through does hold what was kept.
  expect(kept).toContain(server.baseURL);
  expect(kept).toContain('judge-1');
  const { url, text } = { url: page.url(), text: await page.getByRole('main').innerText() };
  await goTo(page, 'Export');
  const file = (await download(page, 'CSV', 'demo_evouna_tq.csv')).toString('utf8');
  for (const place of [kept, url, text, file, said.join('\n')]) expect(place).not.toContain(KEY);
});

test('on wish the key is remembered for this tab, until the origin changes', async ({
  page,
  server,
}) => {
  await openJudge(page, server);
  await page.getByLabel(/^Remember key/).check();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain(KEY);
  expect(await readLasting(page)).not.toContain(KEY);
  await page.reload();
  await expect(page.getByLabel(/^Key/)).toHaveValue(KEY);
  await page.getByLabel('Base URL').fill('http://localhost:1/v1');
  await expect(page.getByLabel(/^Key/)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(KEY);
});

/** All that the browser keeps of this page, as text. */
async function readStorage(page: Page): Promise<string> {
  const ofTab = await page.evaluate(() => JSON.stringify(sessionStorage));
  return `${await readLasting(page)}${ofTab}`;
}

/** The same without what ends with the tab. */
function readLasting(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), document.cookie, history.state];
    for (const { name = '' } of await indexedDB.databases()) {
      const opening = indexedDB.open(name);
      await new Promise((resolve) => opening.addEventListener('success', resolve));
      const database = opening.result;
      for (const store of database.objectStoreNames) {
        const transaction = database.transaction(store);
        const keys = transaction.objectStore(store).getAllKeys();
        const values = transaction.objectStore(store).getAll();
        await new Promise((resolve) => transaction.addEventListener('complete', resolve));
        found.push(store, keys.result, values.result);
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}
