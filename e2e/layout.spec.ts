import type { Page } from '@playwright/test';
import { dropFiles, expectLoaded, goTo, makeCsv, openSample, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const DARK = 'rgb(22, 21, 19)';
const CSV = 'question,answer,response\nA?,x,x\n';

const byDomain = (page: Page) => page.getByRole('table', { name: 'Accuracy by domain' });
const sortBy = (page: Page) => byDomain(page).getByRole('columnheader', { name: 'Domain' });

test('what is sorted, folded and chosen stays so over a reload', async ({ page }) => {
  await openSample(page);
  await sortBy(page).getByRole('button').click();
  await expect(sortBy(page)).toHaveAttribute('aria-sort', 'ascending');
  await goTo(page, 'Judge');
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await page.getByText(/^Prompt: the usual one/).click();
  await expect(prompt).toBeVisible();
  await page.reload();
  await expect(prompt).toBeVisible();
  await goTo(page, 'Overview');
  await expect(sortBy(page)).toHaveAttribute('aria-sort', 'ascending');
});

test('the explorer’s columns and order are those of the last files', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Explorer');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Golden answer', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/column=/);
  await openStart(page);
  await dropFiles(page, [makeCsv('other.csv', CSV)]);
  await expectLoaded(page, 'other.csv', '1 row');
  await expect(page).toHaveURL(/column=/);
  await goTo(page, 'Explorer');
  await expect(page.getByRole('columnheader', { name: 'Response', exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Golden answer', exact: true })).toBeHidden();
});

test('a layout that is damaged is the usual one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('touchstone-layout', '{"overview.sort":7'));
  await openSample(page);
  await expect(sortBy(page)).toHaveAttribute('aria-sort', 'none');
});

test('colours follow the system until others are chosen, which are kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openStart(page);
  await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  await page.getByRole('button', { name: 'Colours: system. Switch to light' }).click();
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Colours: light. Switch to dark' })).toBeVisible();
  await expect(page.locator('body')).not.toHaveCSS('background-color', DARK);
});

test.describe('before the page’s own script has run', () => {
  test.use({ mayComplain: true });
  test('its colours are the chosen ones, so that nothing flashes', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('touchstone-color-scheme', 'dark'));
    await page.emulateMedia({ colorScheme: 'light' });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('./');
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.locator('body')).toHaveCSS('background-color', DARK);
  });
});
