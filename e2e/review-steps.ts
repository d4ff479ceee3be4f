import type { Locator, Page } from '@playwright/test';
import { goTo } from './steps.ts';
import { expect } from './test.ts';

/** The row that is read. */
export function card(page: Page): Locator {
  return page.getByRole('region', { name: 'Row under review' });
}

/** What a screen reader hears of the row that is read: its texts. */
export function heardRow(page: Page): Locator {
  return card(page).getByRole('status').last();
}

/** How accurate the run is by what was drawn and read. */
export function trueAccuracy(page: Page): Locator {
  return page.getByRole('region', { name: 'True accuracy' });
}

/** How much of each stratum was read. */
export function readSoFar(page: Page): Locator {
  return page.getByRole('region', { name: 'Read so far' });
}

/** What decisions there are, and the ways to take them in and out. */
export function reviewFile(page: Page): Locator {
  return page.getByRole('region', { name: 'Review file' });
}

export async function expectDecisions(page: Page, count: number): Promise<void> {
  const noun = count === 1 ? 'decision' : 'decisions';
  await expect(reviewFile(page)).toContainText(`${count} ${noun} in this browser`);
}

/** Starts to draw rows of the file that is loaded. */
export async function startSampled(page: Page): Promise<void> {
  await goTo(page, 'Review');
  await page.getByRole('button', { name: 'Start sampled review' }).click();
  await expect(card(page)).toBeVisible();
}

/** Starts to review all rows of the loaded files, in their order. */
export async function reviewAllRows(page: Page): Promise<void> {
  await goTo(page, 'Explorer');
  await page.getByRole('link', { name: /^Review (these|the row found)/ }).click();
  await expect(card(page)).toBeVisible();
}

/** Presses a key that leads to another row, and waits until that is shown: until then no key decides. */
export async function pressOn(page: Page, key: string): Promise<void> {
  const before = await heardRow(page).innerText();
  await page.keyboard.press(key);
  await expect(heardRow(page)).not.toHaveText(before);
}
