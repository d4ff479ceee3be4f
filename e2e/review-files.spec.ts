import type { Page } from '@playwright/test';
import {
  card,
  expectDecisions,
  pressOn,
  readSoFar,
  reviewAllRows,
  startSampled,
  trueAccuracy,
} from './review-steps.ts';
import {
  bucketLink,
  downloadBy,
  dropFiles,
  goTo,
  makeCsv,
  openSample,
  openStart,
  pathOf,
} from './steps.ts';
import { expect, test } from './test.ts';

/** Rows of which exact substring says that three are right, of four. */
const CAPITALS = [
  'question,answer,response',
  'Capital of India?,Bombay,It is Delhi.',
  'Capital of France?,Paris,It is Paris.',
  'Capital of Italy?,Rome,Rome.',
  'Capital of Spain?,Madrid,"Madrid, of course."',
].join('\n');

/** The bracket of scores, in words. */
function scores(page: Page) {
  return page.getByRole('region', { name: 'How accurate is it?' });
}

test('a golden answer is called wrong, exported, put in place, and taken back', async ({
  page,
}) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('capitals.csv', CAPITALS)]);
  await expect(scores(page)).toContainText(/exact substring 75\.0%/);
  await reviewAllRows(page);
  await page.keyboard.press('g');
  await card(page)
    .getByRole('textbox', { name: 'What should the golden answer be?' })
    .fill('Delhi');
  await page.keyboard.press('Enter');
  const wrong = page.getByRole('region', { name: 'Golden answers called wrong' });
  await expect(wrong).toContainText(
    'Accuracy if accepted: exact 75.0% → 100.0%, overlap 75.0% → 100.0%, of 4 rows.',
  );
  const patch = await downloadBy(page, 'Export patch CSV');
  expect(patch.name).toBe('capitals.patch.csv');
  expect(patch.buffer.toString()).toMatch(
    /^\uFEFFrow_key,question,answer,proposed_answer,reviewer,note,scorer_version\n[0-9a-f]{16},Capital of India\?,Bombay,Delhi,Reviewer,,1\n$/,
  );

  await dropFiles(page, [patch]);
  await page.getByRole('button', { name: 'Apply the patch' }).click();
  await goTo(page, 'Overview');
  const note = '1 golden answer replaced by capitals.patch.csv';
  await expect(page.getByRole('main').getByText(`${note} in capitals.csv`)).toBeVisible();
  await expect(scores(page)).toContainText(/exact substring 100\.0%/);
  await expect(bucketLink(page, 'Both fail')).toContainText('0');
  await goTo(page, 'Export');
  const scored = await downloadBy(page, 'CSV: capitals.csv');
  expect(scored.name).toBe('capitals.patched.scored.csv');
  expect(scored.buffer.toString()).toMatch(
    /reasons,scorer_version,patched_answer\nCapital of India\?,Bombay,It is Delhi\.,true,true,1,1,both_pass,false,[a-z_;]*,1,Delhi\n/,
  );

  await goTo(page, 'Overview');
  await page.getByRole('button', { name: 'Remove the patch' }).click();
  await expect(scores(page)).toContainText(/exact substring 75\.0%/);
  await expect(page.getByRole('main').getByText(`${note} in`)).toBeHidden();
  await goTo(page, 'Export');
  const without = await downloadBy(page, 'CSV: capitals.csv');
  expect(without.name).toBe('capitals.scored.csv');
  expect(without.buffer.toString()).not.toContain('patched_answer');
});

test('a column of human verdicts, loaded as a reviewer, gives the very share that it has', async ({
  page,
}) => {
  await openSample(page);
  await goTo(page, 'Review');
  await page.getByRole('button', { name: /^Load 116 verdicts of column human_verdict/ }).click();
  await expectDecisions(page, 116);
  // 86 of the 116 verdicts in the file.
  await expect(trueAccuracy(page)).toContainText('74.1%');
  await expect(trueAccuracy(page)).toContainText('95% interval 74.1–74.1% of 116 rows');
  await expect(trueAccuracy(page)).toContainText('Every row is read');
  await goTo(page, 'Overview');
  await expect(scores(page)).toContainText('Reviewed: 74.1% correct, all 116 rows read.');
});

test('the judge of a file splits strata, and stands beside scorers and reviewers', async ({
  page,
}) => {
  await openStart(page);
  await dropFiles(page, [pathOf('test-data/runs/openqa_nq301_FiD.csv')]);
  // 182 of the 299 rows of which judge_gpt4 says something.
  await expect(scores(page)).toContainText(/judge 60\.9% \([^)]*\) of 299 judged rows/);
  const pairs = page.getByRole('table', { name: 'Agreement of each pair' });
  await expect(pairs.getByRole('row', { name: /^Exact, Judge/ })).toContainText('299');

  await startSampled(page);
  await expect(
    readSoFar(page).getByRole('rowheader', { name: 'Both pass, judge: correct' }),
  ).toBeVisible();
  await expect(card(page).getByRole('list', { name: 'Verdicts' })).toContainText('Judge');
  await page.getByRole('checkbox', { name: 'Hide the judge' }).check();
  await expect(card(page).getByRole('list', { name: 'Verdicts' })).toContainText('Judge hidden');
  await card(page).focus();
  await pressOn(page, '1');
  await pressOn(page, '1');
  await goTo(page, 'Overview');
  await expect(pairs.getByRole('row', { name: /^Judge, Review/ })).toContainText('2');

  await goTo(page, 'Explorer');
  const judge = page.getByRole('region', { name: 'Judge', exact: true });
  await judge.getByRole('button', { name: /^wrong/ }).click();
  await expect(page.getByText('117 of 301 rows')).toBeVisible();
});
