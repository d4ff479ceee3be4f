import type { Page } from '@playwright/test';
import { openStart } from './steps.ts';
import { expect, test } from './test.ts';

async function openScores(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('banner').getByRole('link', { name: 'How it scores' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How it scores' })).toBeVisible();
}

const own = (page: Page) => page.getByRole('region', { name: 'Try your own' });

async function type(page: Page, golden: string, response: string): Promise<void> {
  await own(page).getByLabel('Golden answer').fill(golden);
  await own(page).getByLabel('Response').fill(response);
}

test('the definition shows a case with the verdicts of the scorers', async ({ page }) => {
  await openScores(page);
  const row = page
    .getByRole('table', { name: 'Word overlap' })
    .getByRole('row')
    .filter({ hasText: '1947 to 1947' });
  await expect(row).toContainText('1/2');
  await expect(row).toContainText('Both fail');
});

test('a pair of one’s own is scored while it is typed, with reasons and what-ifs', async ({
  page,
}) => {
  await openScores(page);
  await type(page, 'गंगा', 'यह गंगा।');
  await expect(own(page).getByRole('status').first()).toContainText('Exact substring: pass');
  await expect(own(page).getByRole('status').first()).toContainText(
    'Word overlap: fail, 0 of 1 golden words',
  );
  await expect(own(page)).toContainText('Punctuation attached');
  await expect(own(page)).toContainText('1 relaxation of 13 would change a verdict on this pair');
  await expect(
    own(page)
      .getByRole('row')
      .filter({ hasText: 'Unicode punctuation as ASCII' })
      .getByText('flips up'),
  ).toBeVisible();
  await type(page, 'Delhi', ' ');
  await expect(own(page)).toContainText('The response is blank: incorrect in both.');
});

test('a case is tried from its table, with the focus where it is scored', async ({ page }) => {
  await openScores(page);
  await page.getByRole('button', { name: 'Try mithun against Mithuna' }).click();
  await expect(own(page).getByLabel('Golden answer')).toBeFocused();
  await expect(own(page).getByLabel('Golden answer')).toHaveValue('mithun');
  await expect(own(page)).toContainText('“Mithun” is a part of “Mithuna”');
});

test('what is typed is data, never markup', async ({ page }) => {
  await openScores(page);
  await type(page, '<b>Delhi</b>', '<img src=x onerror=alert(1)> <b>Delhi</b>');
  await expect(own(page).locator('img, b b')).toHaveCount(0);
  await expect(own(page).locator('mark').first()).toContainText('<b>Delhi</b>');
});
