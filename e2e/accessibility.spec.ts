import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { card, pressOn, reviewAllRows } from './review-steps.ts';
import { bucketLink, dropFiles, goTo, makeCsv, openSample, openStart, pathOf } from './steps.ts';
import { expect, test } from './test.ts';

const SCREENS: { name: string; open: (page: Page) => Promise<void> }[] = [
  { name: 'start', open: openStart },
  { name: 'overview', open: openSample },
  {
    name: 'overview of two files',
    open: async (page) => {
      await openSample(page);
      await dropFiles(page, [pathOf('test-data/runs/openqa_nq301_DPR.csv')]);
      await expect(bucketLink(page, 'Both pass')).toContainText('135');
    },
  },
  {
    name: 'explorer with an open row',
    open: async (page) => {
      await openSample(page);
      await bucketLink(page, 'Exact only').click();
      await page.getByRole('grid').getByRole('row').nth(2).click();
      await expect(page.getByRole('region', { name: 'Open row' })).toContainText('Verdicts');
    },
  },
  {
    name: 'export',
    open: async (page) => {
      await openSample(page);
      await goTo(page, 'Export');
      await page.getByRole('button', { name: /^CSV for Excel/ }).waitFor();
    },
  },
  {
    name: 'mapping step',
    open: async (page) => {
      await openStart(page);
      await dropFiles(page, [makeCsv('x.csv', 'a,b\n1,2\n')]);
      await page.getByRole('dialog').getByRole('button', { name: 'Score' }).waitFor();
    },
  },
  {
    name: 'a problem',
    open: async (page) => {
      await openStart(page);
      await dropFiles(page, [makeCsv('empty.csv', '')]);
      await page.getByRole('alert').filter({ hasText: 'empty.csv' }).waitFor();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    for (const { name, open } of SCREENS)
      test(`axe finds nothing on the screen: ${name}`, async ({ page }) => {
        await open(page);
        await expectAccessible(page);
      });

    for (const width of [360, 1280])
      test(`axe finds nothing on a review from start to end, ${width} pixels wide`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 740 });
        await walkReview(page, () => expectAccessible(page));
      });
  });

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
  const remove = page.getByRole('button', { name: /^Delete demo/ });
  await remove.click();
  await remove.click();
  await expect(main).toBeFocused();
});

test('at 360 pixels nothing is cut off at the side', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSample(page);
  for (const screen of ['Explorer', 'Review', 'Judge', 'Export', 'Overview'] as const) {
    await goTo(page, screen);
    await page.getByRole('heading', { level: 1, name: screen }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      360,
    );
  }
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}

/** The start of a review, a row, a group of rows with a field open, the keys, and the end. */
async function walkReview(page: Page, look: () => Promise<void>): Promise<void> {
  await openStart(page);
  const rows = 'one,Delhi,It is Delhi.\ntwo,Delhi,it is delhi\nthree,Hoysala dynasty,the Hoysalas';
  await dropFiles(page, [makeCsv('few.csv', `question,answer,response\n${rows}\n`)]);
  await goTo(page, 'Review');
  await expect(page.getByRole('heading', { name: 'Start a review' })).toBeVisible();
  await look();
  await reviewAllRows(page);
  await look();
  await page.keyboard.press('d');
  await expect(card(page).getByRole('button', { name: 'Correct, all 2' })).toBeVisible();
  await look();
  await page.keyboard.press('g');
  await expect(card(page).getByRole('textbox')).toBeFocused();
  await look();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys of a review' })).toBeVisible();
  await look();
  await page.keyboard.press('Escape');
  await pressOn(page, '1');
  await pressOn(page, 'u');
  await page.keyboard.press('0');
  await expect(page.getByRole('region', { name: 'That was the last of 3 rows' })).toBeVisible();
  await look();
}

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
