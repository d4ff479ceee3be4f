import type { Page } from '@playwright/test';
import {
  bucketLink,
  dropFiles,
  goTo,
  makeCsv,
  openSample,
  openStart,
  stopAtOnce,
  expectCopies,
} from './steps.ts';
import { expect, test } from './test.ts';

const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const shifts = (page: Page, run = 'All rows') =>
  page.getByRole('table', { name: `What if, ${run}` });
const line = (page: Page, scorer: string) => shifts(page).getByRole('row', { name: scorer });

test('a relaxation says what it alone flips, and its flips lead to their rows', async ({
  page,
}) => {
  await openSample(page);
  await goTo(page, 'What if');
  const group = page.getByRole('group', { name: /^Choose one/ });
  await expect(group).toContainText('exact +0 −9, overlap +0 −0');
  await expect(group).toContainText('exact +0 −0, overlap +5 −0');

  await choice(page, 'Exact at word boundaries').check();
  await expect(line(page, 'Exact substring')).toContainText(/44\.8%.*37\.1%/);
  await expect(line(page, 'Exact substring')).toContainText('−9 rows to incorrect');
  await expect(line(page, 'Word overlap')).toContainText(/50\.0%.*50\.0%/);
  await line(page, 'Exact substring').getByRole('link', { name: /−9/ }).first().click();
  await expect(page.getByText('9 of 116 rows')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(
    'What if Exact at word boundaries: Exact substring to incorrect',
  );
});

test('relaxations are combined, kept in the address, and change no headline', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'What if');
  await expect(choice(page, 'Articles dropped')).toBeVisible();
  // In one tick, before the first of them is drawn.
  await page
    .getByRole('checkbox', { name: /^(Articles dropped|Unicode punctuation)/ })
    .evaluateAll((boxes) => boxes.forEach((box) => box instanceof HTMLElement && box.click()));
  await expect(line(page, 'Exact substring')).toContainText('+2 rows to correct');
  await expect(line(page, 'Word overlap')).toContainText('+5 rows to correct');
  await page.reload();
  await expect(choice(page, 'Articles dropped')).toBeChecked();
  await expect(line(page, 'Word overlap')).toContainText('+5 rows to correct');
  await goTo(page, 'Overview');
  await expect(bucketLink(page, 'Both pass')).toContainText(/34.*rows.*29\.3%/);
});

test('several runs have a table each, whose flips are of that run alone', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('a.csv', 'question,answer,response\nq1,"x ",x\nq2,y,y'),
    makeCsv('b.csv', 'question,answer,response\nq1,"z ",z\nq2,"w ",w\nq3,v,no'),
  ]);
  await goTo(page, 'What if');
  await choice(page, 'Golden answer stripped').check();
  await expect(line(page, 'Exact substring')).toContainText('+3 rows to correct');
  const ofB = shifts(page, 'b.csv').getByRole('row', { name: 'Exact substring' });
  await expect(ofB).toContainText('+2 rows to correct');
  await ofB.getByRole('link', { name: /\+2/ }).first().click();
  await expect(page.getByText('2 of 5 rows')).toBeVisible();
});

test('each domain has its accuracy before and after, to be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSample(page);
  await goTo(page, 'What if');
  await choice(page, 'Exact at word boundaries').check();
  const domains = page.getByRole('table', { name: 'What if, by domain' });
  const first = domains.getByRole('row').nth(1);
  await expect(first).toContainText(/%.*%/);
  await expectCopies(page, page, {
    Markdown: '| Domain | Rows |',
    CSV: '"Domain","Rows"',
    LaTeX: '% needs \\usepackage{booktabs}',
  });
  await domains.getByRole('link', { name: /−/ }).first().click();
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText('Domain');
});

test('a what-if is stopped, and made on a second try', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'What if');
  await stopAtOnce(page, () => choice(page, 'Exact at word boundaries').check());
  const panel = page.getByRole('region', { name: 'If: Exact at word boundaries' });
  await expect(panel.getByRole('alert')).toContainText('Stopped.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(line(page, 'Exact substring')).toContainText('−9 rows to incorrect');
  await expect(panel.getByRole('alert')).toHaveCount(0);
});
