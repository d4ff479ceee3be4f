import type { Page } from '@playwright/test';
import {
  card,
  expectDecisions,
  heardRow,
  pressOn,
  readSoFar,
  reviewAllRows,
  reviewFile,
  startSampled,
  trueAccuracy,
} from './review-steps.ts';
import { downloadBy, dropFiles, goTo, makeCsv, openSample, openStart } from './steps.ts';
import type { FileInHand } from './steps.ts';
import { expect, test } from './test.ts';

/** Mostly right, some wrong, one unsure. */
const TWENTY = Array.from('11011u10111011101110');

/** What a review says, and where it is. */
async function readState(page: Page): Promise<string[]> {
  return Promise.all(
    [heardRow(page), trueAccuracy(page), readSoFar(page)].map((part) => part.innerText()),
  );
}

async function expectState(page: Page, state: string[]): Promise<void> {
  await expect.poll(() => readState(page)).toEqual(state);
}

test('twenty rows of a sampled review are the same after undo, reload, export, clear and import', async ({
  page,
}) => {
  await openSample(page);
  await startSampled(page);
  for (const key of TWENTY) await pressOn(page, key);
  await expect(trueAccuracy(page)).toContainText('20 drawn rows reviewed');
  await expectDecisions(page, 20);
  const state = await readState(page);

  await pressOn(page, 'z');
  await expect(trueAccuracy(page)).toContainText('19 drawn rows reviewed');
  await expect(card(page)).toContainText('Undone.');
  await pressOn(page, '0');
  await expectState(page, state);

  await page.reload();
  await expectState(page, state);

  const review = await downloadBy(page, 'Export review CSV');
  await page.getByRole('button', { name: 'Clear all decisions' }).click();
  await expectDecisions(page, 0);
  await expect(trueAccuracy(page)).toContainText('Not known yet');
  await dropFiles(page, [review]);
  await expect(page.getByText('20 decisions read: 20 new.')).toBeVisible();
  await expectState(page, state);
  expect((await downloadBy(page, 'Export review CSV')).buffer).toEqual(review.buffer);
});

test('a row that is decided anew after a reload and an undo counts as drawn', async ({ page }) => {
  await openSample(page);
  await startSampled(page);
  for (const key of '1101011') await pressOn(page, key);
  await expect(trueAccuracy(page)).toContainText('7 drawn rows reviewed');
  const state = await readState(page);
  await page.reload();
  await expectState(page, state);
  await pressOn(page, 'z');
  await expect(trueAccuracy(page)).toContainText('6 drawn rows reviewed');
  await pressOn(page, '1');
  await expectState(page, state);
});

test('the rows of a filter are reviewed by keyboard, and a reload is at the same row', async ({
  page,
}) => {
  await openSample(page);
  await goTo(page, 'Review');
  await page.getByRole('button', { name: 'Review these rows' }).click();
  await expect(card(page)).toContainText('1 of 24 in this session');
  for (const key of TWENTY) await pressOn(page, key);
  await expect(card(page)).toContainText('21 of 24 in this session');
  await expectDecisions(page, 20);
  await expect(readSoFar(page)).toContainText('20 more rows decided outside the draw');

  await pressOn(page, 'k');
  await expect(card(page).getByRole('button', { name: 'Wrong', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('0');
  await expectDecisions(page, 19);
  await page.keyboard.press('z');
  await expectDecisions(page, 20);
  await pressOn(page, 'j');
  const heard = await heardRow(page).innerText();
  await page.reload();
  await expect(heardRow(page)).toHaveText(heard);
  await pressOn(page, 'z');
  await expectDecisions(page, 19);
});

test('blind, nothing shows before a decision', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Review');
  await page.getByRole('checkbox', { name: 'Blind' }).check();
  await page.getByRole('button', { name: 'Review these rows' }).click();
  await expect(card(page)).toContainText('Blind: bucket, verdicts, reasons and marks show once');
  await expect(card(page).locator('mark')).toHaveCount(0);
  await expect(card(page).getByRole('list', { name: /Verdicts|Reasons|decisions/ })).toHaveCount(0);
  await expect(card(page).getByText(/Overlap only|passes|words between/)).toHaveCount(0);

  await pressOn(page, '1');
  await pressOn(page, 'k');
  await expect(card(page).getByRole('list', { name: 'Verdicts' })).toContainText(
    /Exact substring.*fails.*Word overlap.*passes/s,
  );
  await expect(card(page).getByText('Overlap only')).toBeVisible();
  await expect(card(page).locator('mark')).not.toHaveCount(0);
});

test('decision keys are dead in text fields and with Ctrl', async ({ page }) => {
  await openSample(page);
  await startSampled(page);
  const heard = await heardRow(page).innerText();
  for (const key of ['Control+1', 'Control+0', 'Alt+1', 'Meta+u']) await page.keyboard.press(key);
  for (const [key, field] of [
    ['n', 'Note'],
    ['g', 'What should the golden answer be?'],
  ] as const) {
    await page.keyboard.press(key);
    const box = card(page).getByRole('textbox', { name: field });
    await expect(box).toBeFocused();
    await page.keyboard.type('10uzjk?');
    await expect(box).toHaveValue('10uzjk?');
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
  }
  await expectDecisions(page, 0);
  await expect(heardRow(page)).toHaveText(heard);
  await pressOn(page, '1');
  await expectDecisions(page, 1);
});

test('rows that are nearly the same are decided as one, and undone as one', async ({ page }) => {
  await openStart(page);
  const rows = ['one,Delhi,It is Delhi.', 'two,Delhi,it is Delhi', 'three,delhi,It is: Delhi!'];
  await dropFiles(page, [
    makeCsv('group.csv', `question,answer,response\n${rows.join('\n')}\nfour,Pune,no\n`),
  ]);
  await reviewAllRows(page);
  await expect(card(page)).toContainText('2 more rows like this');
  await page.keyboard.press('d');
  await expect(card(page).getByRole('button', { name: 'Correct, all 3' })).toBeVisible();
  await pressOn(page, '1');
  await expectDecisions(page, 3);
  await expect(card(page)).toContainText('Marked correct, with 2 others like it.');
  await pressOn(page, 'z');
  await expectDecisions(page, 0);
  await expect(heardRow(page)).toContainText('one');
});

test('two reviewers who differ leave a row unsure', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('few.csv', 'question,answer,response\none,Delhi,Delhi\ntwo,Pune,no\n'),
  ]);
  await reviewAllRows(page);
  await pressOn(page, '1');
  await page.getByRole('textbox', { name: 'Another reviewer' }).fill('Asha');
  await page.getByRole('button', { name: 'Switch', exact: true }).click();
  await expect(page.getByText('Reviewing as Asha')).toBeVisible();
  await card(page).focus();
  await pressOn(page, 'k');
  await expect(card(page).getByRole('list', { name: 'Earlier decisions' })).toContainText(
    'Reviewer: correct',
  );
  await pressOn(page, '0');
  await expectDecisions(page, 2);

  await page.getByRole('link', { name: 'Rows on which reviewers differ' }).click();
  await expect(page.getByText('1 of 2 rows')).toBeVisible();
  const review = page.getByRole('region', { name: 'Review', exact: true });
  await page.getByRole('button', { name: /^Remove filter/ }).click();
  await expect(review.getByRole('button', { name: /^unsure/ })).toContainText('1');
  await expect(review.getByRole('button', { name: /^not reviewed/ })).toContainText('1');
  await expect(review.getByRole('button', { name: /^correct/ })).toContainText('0');
});

test('of two things that one reviewer says, the newer counts, and the counts are told', async ({
  page,
}) => {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('few.csv', 'question,answer,response\none,a,a\ntwo,b,b\nthree,c,c\n'),
  ]);
  await goTo(page, 'Review');
  await expectDecisions(page, 0);
  await dropFiles(page, [
    makeReview('first.csv', [
      ',one,a,a,Asha,correct,2026-01-02T00:00:00.000Z',
      ',two,b,b,Asha,correct,2026-01-02T00:00:00.000Z',
      ',three,c,c,Asha,correct,2026-01-02T00:00:00.000Z',
    ]),
  ]);
  await expect(page.getByText('3 decisions read: 3 new.')).toBeVisible();
  await dropFiles(page, [
    makeReview('second.csv', [
      ',one,a,a,Asha,incorrect,2026-01-01T00:00:00.000Z',
      ',two,b,b,Asha,incorrect,2026-01-03T00:00:00.000Z',
      ',three,c,c,Asha,correct,2026-01-02T00:00:00.000Z',
      ',four,d,d,Asha,correct,2026-01-02T00:00:00.000Z',
    ]),
  ]);
  await expect(
    page.getByText(
      '4 decisions read: 1 new, 1 newer than those kept, 1 older and left out, 1 kept already; 1 of rows that no open file has, which are kept too.',
    ),
  ).toBeVisible();
  await expectDecisions(page, 4);
  await reviewFile(page).getByRole('button', { name: /^Undo/ }).click();
  await expectDecisions(page, 3);
});

function makeReview(name: string, records: string[]): FileInHand {
  const header = 'row_key,question,answer,response,reviewer,verdict,reviewed_at';
  return makeCsv(name, [header, ...records].join('\n'));
}
