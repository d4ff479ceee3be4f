import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { fillEndpoint, panel, runToItsEnd, test } from './judge-steps.ts';
import { expectDecisions, pressOn, startSampled } from './review-steps.ts';
import { dropFiles, expectLoaded, goTo, makeCsv, openSample, openStart } from './steps.ts';
import { expect } from './test.ts';

const SAMPLE = 'demo_evouna_tq.csv';
const CSV = 'question,answer,response,all\nA?,x,x,"[""x"",""y""]"\nB?,z,y,"[""z"",""y""]"\n';

/** What says what was done, with its way back. */
function offer(page: Page, label: string | RegExp): Locator {
  return page.getByRole('status').filter({ hasText: label });
}

/** A review has a button of that name of its own. */
function undoButton(page: Page): Locator {
  return page.getByRole('status').getByRole('button', { name: 'Undo', exact: true });
}

async function undo(page: Page, label: string | RegExp): Promise<void> {
  await expect(offer(page, label)).toBeVisible();
  await undoButton(page).click();
  await expect(undoButton(page)).toBeHidden();
}

async function addOther(page: Page): Promise<void> {
  await dropFiles(page, [makeCsv('other.csv', CSV)]);
  await expectLoaded(page, 'other.csv', '2 rows');
}

async function openStartScreen(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).click();
}

test('a file that is taken off the page comes back where it was, with its filter and open row', async ({
  page,
}) => {
  await openSample(page);
  await addOther(page);
  await goTo(page, 'Explorer');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await filters.getByRole('button', { name: /^Overlap only/ }).click();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/bucket=overlap_only.*row=/);
  const before = page.url();
  await page.getByRole('button', { name: `Take ${SAMPLE} off the page` }).click();
  await expect(page).not.toHaveURL(/row=/);
  await undo(page, `${SAMPLE} is off the page.`);
  await expect(page).toHaveURL(before);
  await expect(page.getByRole('banner').locator('b')).toHaveText([SAMPLE, 'other.csv']);
});

test('Ctrl+Z takes back what was taken away last, but not while something is typed', async ({
  page,
}) => {
  await openSample(page);
  const chip = page.getByRole('button', { name: `Take ${SAMPLE} off the page` });
  await addOther(page);
  await chip.click();
  await goTo(page, 'Explorer');
  await page.getByRole('searchbox').fill('x');
  await page.keyboard.press('Control+z');
  await expect(chip).toBeHidden();
  await page.getByRole('searchbox').blur();
  await page.keyboard.press('Control+z');
  await expect(chip).toBeVisible();
});

test('what was done before that is taken back too, by the button and by Ctrl+Z after it is gone', async ({
  page,
}) => {
  await openSample(page);
  await addOther(page);
  const names = page.getByRole('banner').locator('b');
  for (const name of [SAMPLE, 'other.csv'])
    await page.getByRole('button', { name: `Take ${name} off the page` }).click();
  await expect(names).toHaveCount(0);
  await undoButton(page).click();
  await expect(offer(page, 'Undone: other.csv is off the page.')).toContainText(
    `Before that: ${SAMPLE} is off the page.`,
  );
  await expect(names).toHaveText(['other.csv']);
  await page.getByRole('button', { name: 'Dismiss: it is not undone' }).click();
  await expect(undoButton(page)).toBeHidden();
  // The first press only tells what the next one takes back.
  await page.keyboard.press('Control+z');
  await expect(offer(page, `${SAMPLE} is off the page.`)).toBeVisible();
  await expect(names).toHaveText(['other.csv']);
  await page.keyboard.press('Control+z');
  await expect(names).toHaveText([SAMPLE, 'other.csv']);
});

test('the way back is reached by Tab, and is among the commands', async ({ page }) => {
  await openSample(page);
  const chip = page.getByRole('button', { name: `Take ${SAMPLE} off the page` });
  await chip.click();
  await expect(undoButton(page)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  // Last on the page, and so the first one backwards from its end.
  await page.getByRole('button', { name: 'Dismiss: it is not undone' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(undoButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip).toBeVisible();
  await chip.click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Find a command' }).fill('undo');
  await page.getByRole('option', { name: `Undo: ${SAMPLE} is off the page.` }).click();
  await expect(chip).toBeVisible();
});

test('kept files that are deleted come back, and are gone once that is no longer offered', async ({
  page,
}) => {
  await openSample(page);
  await addOther(page);
  await openStartScreen(page);
  const kept = page.getByRole('region', { name: 'Kept in this browser' });
  await kept.getByRole('button', { name: 'Delete other.csv' }).click();
  await expect(kept.getByText('other.csv')).toBeHidden();
  await undo(page, 'other.csv deleted from this browser.');
  await expect(kept.getByText('other.csv')).toBeVisible();
  await kept.getByRole('button', { name: 'Delete all 2' }).click();
  await expect(kept).toBeHidden();
  await undo(page, '2 files deleted from this browser.');
  await expect(kept.getByRole('listitem')).toHaveCount(2);
  await kept.getByRole('button', { name: 'Delete all 2' }).click();
  await page.getByRole('button', { name: 'Dismiss: it is not undone' }).click();
  await expect.poll(() => countKeptBytes(page)).toBe(0);
});

/** Files whose bytes are in this browser. */
function countKeptBytes(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    let files = 0;
    for await (const _ of (await root.getDirectoryHandle('files')).keys()) files++;
    return files;
  });
}

test('decisions that are cleared in a review come back', async ({ page }) => {
  await openSample(page);
  await startSampled(page);
  await pressOn(page, '1');
  await expectDecisions(page, 1);
  await page.getByRole('button', { name: 'Clear all decisions' }).click();
  await expectDecisions(page, 0);
  await undo(page, '1 decision was cleared.');
  await expectDecisions(page, 1);
});

test('the columns, and several golden answers a row, are as they were', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('a.csv', CSV)]);
  await expectLoaded(page, 'a.csv', '2 rows');
  await goTo(page, 'Runs');
  const form = page.getByRole('form', { name: 'Golden answers of a.csv' });
  await form.getByRole('button', { name: 'Switch on' }).click();
  await expect(form.getByRole('button', { name: 'Switch off' })).toBeVisible();
  await undo(page, 'a.csv is scored by any of several golden answers a row.');
  await expect(form.getByRole('button', { name: 'Switch off' })).toBeHidden();
});

test('the judge’s verdicts, prompt, headers and cache come back', async ({ page, server }) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('a.csv', CSV)]);
  await expectLoaded(page, 'a.csv', '2 rows');
  await goTo(page, 'Judge');
  await fillEndpoint(page, server);
  await runToItsEnd(page);
  const run = panel(page, 'Run');
  await run.getByRole('button', { name: 'Forget these verdicts' }).click();
  await expect(run.getByText(/^Done: judge-1/)).toBeHidden();
  await undo(page, 'What the judge said of a.csv is forgotten.');
  await expect(run.getByText(/^Done: judge-1/)).toBeVisible();
  await page.getByRole('button', { name: 'Empty the cache' }).click();
  await undo(page, 'The cache of model answers is emptied.');
  await page.getByText(/^Prompt: the usual one/).click();
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  await prompt.fill('Mine: {question} {answer} {response}');
  await page.getByRole('button', { name: 'Back to the usual prompt' }).click();
  await undo(page, 'The usual prompt is back in place of yours.');
  await expect(prompt).toHaveValue('Mine: {question} {answer} {response}');
});

test('a file that a link is to do without is asked for again', async ({ page }) => {
  await page.goto('./#/overview/file=ffffffffffffffff:gone.csv');
  const missing = page.getByText('This link shows gone.csv');
  await page.getByRole('button', { name: 'Go on without' }).click();
  await expect(page).not.toHaveURL(/gone/);
  await undo(page, 'gone.csv left out of the link.');
  await expect(missing).toBeVisible();
});
