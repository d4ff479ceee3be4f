import type { Locator, Page } from '@playwright/test';
import { expectDecisions, pressOn, startSampled } from './review-steps.ts';
import { goTo, openSample } from './steps.ts';
import { expect, test } from './test.ts';

function keptPanel(page: Page): Locator {
  return page.getByRole('region', { name: 'What else is kept here' });
}

async function openStartScreen(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).click();
  await expect(keptPanel(page)).toBeVisible();
}

async function clear(page: Page, what: string): Promise<void> {
  await keptPanel(page)
    .getByRole('button', { name: `Clear ${what}`, exact: true })
    .click();
}

async function undo(page: Page, label: string): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: label })
    .getByRole('button', { name: 'Undo', exact: true })
    .click();
}

test('reviews that are kept are counted, cleared and brought back', async ({ page }) => {
  await openSample(page);
  await startSampled(page);
  await pressOn(page, '1');
  await openStartScreen(page);
  const reviews = keptPanel(page)
    .getByRole('listitem')
    .filter({ hasText: 'What reviewers decided' });
  await expect(reviews).toContainText(/1 decision[1-9]\d* bytes/);
  await clear(page, 'Reviews');
  await expect(reviews).toBeHidden();
  await undo(page, '1 decision was cleared.');
  await expect(reviews).toContainText('1 decision');
  await page.reload();
  await goTo(page, 'Review');
  await expectDecisions(page, 1);
});

test('settings are cleared here and in what the page shows, and brought back', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Judge');
  const model = page.getByLabel('Model', { exact: true });
  await model.fill('judge-1');
  await openStartScreen(page);
  await clear(page, 'Settings');
  await goTo(page, 'Judge');
  await expect(model).toHaveValue('');
  await undo(page, 'Settings are cleared.');
  await goTo(page, 'Judge');
  await expect(model).toHaveValue('judge-1');
});
