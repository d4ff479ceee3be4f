import type { Page } from '@playwright/test';
import { card, reviewAllRows } from './review-steps.ts';
import { goTo, openSample, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Commands' });

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Find a command' })).toBeFocused();
}

test('a screen, the rows of a reason and a colour are reached by typing their names', async ({
  page,
}) => {
  await openSample(page);
  await openPalette(page);
  await page.keyboard.type('longer word');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^Remove filter.*inside a longer word/i }),
  ).toBeVisible();

  await openPalette(page);
  await page.keyboard.type('how it scores');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'How it scores' })).toBeFocused();

  await openPalette(page);
  await page.keyboard.type('colours dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('arrows move through the commands, and a screen reader hears where one is', async ({
  page,
}) => {
  await openStart(page);
  await openPalette(page);
  await page.keyboard.press('ArrowDown');
  const heard = await page
    .getByRole('combobox', { name: 'Find a command' })
    .getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${heard}"]`)).toHaveRole('option');
  await expect(palette(page).getByRole('option', { name: /^Overview/ })).toHaveCount(0);
  await page.keyboard.type('zebra');
  await expect(palette(page).getByText('No command has these words.')).toBeVisible();
});

test('Escape gives the focus back to what had it', async ({ page }) => {
  await openStart(page);
  const commands = page.getByRole('banner').getByRole('button', { name: 'Commands' });
  await commands.click();
  await expect(palette(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(commands).toBeFocused();
});

test('the keys are those of the screen, and a review shows them once', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Explorer');
  await page.getByRole('searchbox').fill('why');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys of the explorer' });
  await expect(keys).toContainText('Search question, golden answer and response.');
  await page.keyboard.press('Escape');
  await expect(keys).toHaveCount(0);

  await page.goto('./#/');
  await openSample(page);
  await goTo(page, 'Review');
  await reviewAllRows(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of a review' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
