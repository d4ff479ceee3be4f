import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { card, expectDecisions, heardRow, pressOn, startSampled } from './review-steps.ts';
import { endBrowsers, startBrowser } from './start-browser.ts';
import { bucketLink, openSample } from './steps.ts';
import { expect, test } from './test.ts';

test.afterEach(endBrowsers);

test('a browser that is killed loses the last key press at most', async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), 'touchstone-e2e-'));
  const killed = await startBrowser(folder);
  await killed.page.goto(site);
  await killed.page.getByRole('button', { name: 'Try the sample', exact: true }).click();
  await expect(bucketLink(killed.page, 'Both pass')).toBeVisible();
  await startSampled(killed.page);
  for (const key of '110101') await pressOn(killed.page, key);
  const link = killed.page.url();
  const heard = await heardRow(killed.page).innerText();
  await killed.page.keyboard.press('1');
  await killed.kill();

  const next = await startBrowser(folder);
  await next.page.goto(link);
  await expect(card(next.page)).toBeVisible();
  await expect(
    next.page.getByRole('region', { name: 'Review file' }).getByText(/^[67] decisions in/),
  ).toBeVisible();
  await expect(heardRow(next.page)).toHaveText(heard);
  await next.kill();
  await rm(folder, { recursive: true });
});

test('a second tab is told of, and both are in step', async ({ page, context }) => {
  await openSample(page);
  await startSampled(page);
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other])
    await expect(tab.getByText(/^Another tab has demo_evouna_tq\.csv open/)).toBeVisible();
  await page.bringToFront();
  await pressOn(page, '1');
  await expectDecisions(other, 1);
  await page.keyboard.press('z');
  await expectDecisions(other, 0);
  await page.close();
  await expect(other.getByText(/^Another tab has/)).toBeHidden();

  const third = await context.newPage();
  await third.goto(other.url());
  await expect(other.getByText(/^Another tab has/)).toBeVisible();
  await third.close();
  await expect(other.getByText(/^Another tab has/)).toBeHidden();
});

test('without IndexedDB a review goes on, and says that nothing is saved', async ({ page }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('IndexedDB is switched off', 'InvalidStateError');
    };
  });
  await openSample(page);
  await startSampled(page);
  await pressOn(page, '1');
  await expect(page.getByText('Not saved')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(/decision|review/i);
  await expectDecisions(page, 1);
  await pressOn(page, '0');
  await expectDecisions(page, 2);
});
