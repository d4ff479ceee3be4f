import type { Locator, Page } from '@playwright/test';
import { csvText } from '../src/csv/write-csv.ts';
import { card, pressOn } from './review-steps.ts';
import { bucketLink, dropFiles, goTo, makeCsv, openSample, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const grid = (page: Page) => page.getByRole('grid', { name: 'Rows found' });
const pane = (page: Page) => page.getByRole('region', { name: 'Open row' });

test('a reason leads to its rows, the row says it with marks, and the rows are reviewed', async ({
  page,
}) => {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  const facet = page
    .getByRole('region', { name: /^Reason: mostly overlap only/ })
    .getByRole('button', { name: /^words between/ });
  const rows = Number(/\d+$/.exec(await facet.innerText())?.[0]);
  await facet.click();
  await expect(page.getByText(`${rows} of 116 rows`)).toBeVisible();
  await page.getByRole('searchbox').fill('beautiful mind');
  await expect(page.getByText('1 of 116 rows')).toBeVisible();
  await grid(page).getByText('John nash').click();
  await expect(pane(page)).toContainText('Why they differ');
  await expect(
    pane(page)
      .getByRole('listitem')
      .filter({ hasText: /words between/i }),
  ).toContainText('Forbes');
  await expect(pane(page).locator('mark').filter({ hasText: 'Forbes' })).not.toHaveCount(0);

  await page.getByRole('button', { name: /^Remove filter.*beautiful mind/ }).click();
  await page.getByRole('link', { name: `Review these ${rows} rows` }).click();
  await expect(card(page)).toContainText(`of ${rows} in this session`);
  await pressOn(page, '1');
  await goTo(page, 'Explorer');
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await expect(review.getByRole('button', { name: /^correct/ })).toContainText('1');
  await review.getByRole('button', { name: /^not reviewed/ }).click();
  await expect(page.getByText(`${rows - 1} of 116 rows`)).toBeVisible();
});

/** Golden answers that match inside a grapheme of the response, or beside one. */
const SCRIPTS = [
  ['क', 'यह कि है'],
  ['ज़मीन', 'जमीन'],
  ['गंगा नदी', 'नदी, गंगा'],
  ['க', 'அது கு'],
  ['கோவில்', 'அந்த கோவில்கள்'],
  ['كتاب', 'هذا كِتَاب'],
  ['كتاب', 'الكتاب هنا'],
  ['👩', 'she is a 👩‍🚀 now'],
  ['🇮🇳', 'flags 🇮🇳🇫🇷'],
  ['e', 'cafe\u0301'],
  ['café bar', 'cafe\u0301 bar'],
  ['न', 'दिल्ली न्यू'],
];

test('marks never split what a reader sees as one letter', async ({ page }) => {
  await openStart(page);
  const table = SCRIPTS.map(([golden = '', response = '']) => ['q', golden, response]);
  await dropFiles(page, [
    makeCsv('scripts.csv', csvText([['question', 'answer', 'response'], ...table], 'csv')),
  ]);
  await goTo(page, 'Explorer');
  await expect(page.getByText(`${SCRIPTS.length} of ${SCRIPTS.length} rows`)).toBeVisible();
  let marks = 0;
  for (const [row] of SCRIPTS.entries()) {
    await page.keyboard.press('j');
    await expect(pane(page)).toContainText(`row ${row + 1} of scripts.csv`);
    const { count, split } = await findSplits(pane(page));
    expect(split).toEqual([]);
    marks += count;
  }
  expect(marks).toBeGreaterThan(SCRIPTS.length);

  await page.getByRole('searchbox').fill('यह');
  await expect(page.getByText(`1 of ${SCRIPTS.length} rows`)).toBeVisible();
  await grid(page).getByText('यह कि है').click();
  await expect(pane(page).locator('mark').filter({ hasText: /^कि$/ })).not.toHaveCount(0);
  await expect(pane(page).getByRole('listitem').filter({ hasText: 'कि' })).not.toHaveCount(0);
});

/** How many marks there are, and those that begin or end inside a grapheme of the text that they stand in. */
function findSplits(region: Locator): Promise<{ count: number; split: string[] }> {
  return region.evaluate((element) => {
    const marks = [...element.querySelectorAll('mark')];
    const split = marks.filter((mark) => {
      const whole = mark.closest('p, div, li')?.textContent ?? '';
      const before = document.createRange();
      before.selectNodeContents(mark.closest('p, div, li') ?? mark);
      before.setEndBefore(mark);
      const start = before.toString().length;
      const end = start + mark.textContent.length;
      const borders = new Set([whole.length]);
      for (const { index } of new Intl.Segmenter().segment(whole)) borders.add(index);
      return !borders.has(start) || !borders.has(end);
    });
    return { count: marks.length, split: split.map((mark) => mark.textContent) };
  });
}
