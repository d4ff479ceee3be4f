import type { Page } from '@playwright/test';
import { bucketLink, dropFiles, makeCsv, openSample, openStart } from './steps.ts';
import { expect, test } from './test.ts';

test('the sample is opened, explored and exported by keyboard alone', async ({ page }) => {
  await openStart(page);
  await pressTo(page, 'button', /^Try the sample$/);
  await expect(bucketLink(page, 'Overlap only')).toBeVisible();
  await pressTo(page, 'link', /Overlap only/);
  await expect(page.getByText('24 of 116 rows')).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Open row' })).toContainText('1 of 24');
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: 'Open row' })).toContainText('2 of 24');
  await page.keyboard.press('/');
  await page.keyboard.type('paris');
  await expect(page.getByText(/^\d of 116 rows/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).focus();
  await pressTo(page, 'link', 'Export');
  const downloading = page.waitForEvent('download');
  await pressTo(page, 'button', /^CSV: /);
  expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
});

const isOneLine = (a: number, b: number) => Math.abs(a - b) < 8;

for (const width of [360, 768, 1440])
  test(`Tab goes through the header line by line, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await openSample(page);
    const controls = page.getByRole('banner').locator('a, button');
    const places = await controls.evaluateAll((all) =>
      all.map((one) => {
        const { left, top, height } = one.getBoundingClientRect();
        return { left, middle: top + height / 2 };
      }),
    );
    expect(places.length).toBeGreaterThan(12);
    expect(places).toEqual(
      places.toSorted((a, b) =>
        isOneLine(a.middle, b.middle) ? a.left - b.left : a.middle - b.middle,
      ),
    );
  });

test('the focus stays on the page when the button that had it goes', async ({ page }) => {
  const main = page.getByRole('main');
  await openStart(page);
  await dropFiles(page, [makeCsv('empty.csv', '')]);
  await pressTo(page, 'button', 'Dismiss the problem with empty.csv');
  await expect(main).toBeFocused();

  await page.getByRole('button', { name: 'Try the sample', exact: true }).click();
  await bucketLink(page, 'Exact only').click();
  await page.getByRole('grid').getByRole('row').nth(2).click();
  await pressTo(page, 'button', 'Close the row');
  await expect(page.getByRole('region', { name: 'Open row' })).toBeFocused();
  await pressTo(page, 'button', /^Remove filter/);
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.goto('./#/');
  await page.getByRole('button', { name: /^Delete demo/ }).click();
  await expect(main).toBeFocused();
});

/** Goes on with Tab until the focus is on a control, and presses it. */
async function pressTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const control = page.getByRole(role, { name });
  await control.waitFor();
  for (let tabs = 0; tabs < 80; tabs++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`Tab does not lead to ${name}`);
}
