import type { Page } from '@playwright/test';
import { readLabelled } from '../bench/read-labelled.ts';
import { test } from './judge-steps.ts';
import { card, heardRow, pressOn, startSampled, trueAccuracy } from './review-steps.ts';
import { SCREEN_STATES } from './screens/screen-states.ts';
import { bucketLink, goTo, openSample, openStart, pathOf } from './steps.ts';

/** Readings of the sampled review that the pictures show. */
const READINGS = 40;

test.describe('the README shows', () => {
  test.use({ viewport: { width: 1280, height: 860 }, colorScheme: 'light' });

  test('the bundled sample, reviewed in part by what people said of it', async ({ page }) => {
    await openSample(page);
    await startSampled(page);
    await readRows(page);
    await page.getByRole('button', { name: 'Dismiss this message' }).click();
    await trueAccuracy(page)
      .getByText(/drawn rows reviewed/)
      .waitFor();
    await draw(page, 'docs/review.png');

    await goTo(page, 'Explorer');
    await page.getByRole('button', { name: /Overlap only/ }).click();
    await page.getByText('24 of 116 rows').waitFor();
    await page.getByRole('grid').getByRole('row').nth(2).click();
    await page.getByRole('region', { name: 'Open row' }).getByText('Verdicts').waitFor();
    await draw(page, 'docs/explorer.png');

    await page.getByRole('button', { name: /^Remove filter/ }).click();
    await goTo(page, 'Overview');
    await bucketLink(page, 'Both pass').waitFor();
    await page.getByText('Reviewed:').waitFor();
    await draw(page, 'docs/screenshot.png');
  });

  test('the bundled RAG sample', async ({ page }) => {
    await openStart(page);
    await page.getByRole('button', { name: 'Try the RAG sample' }).click();
    await page.getByRole('banner').getByText('demo_rag_squad.csv').waitFor();
    await goTo(page, 'RAG');
    await page.getByRole('region', { name: 'Checking the metric' }).waitFor();
    await draw(page, 'docs/rag.png');
  });
});

for (const { name, open } of SCREEN_STATES)
  test(`${name}, whole, at three widths and in the dark`, async ({ page, server }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, server);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await draw(page, `screenshots/${name}-${width}.png`, true);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await draw(page, `screenshots/${name}-1440-dark.png`, true);
  });

/** Decides drawn rows as people did, up to one that only overlap passes. */
async function readRows(page: Page): Promise<void> {
  // Every row of the sample has a verdict, so that a row's number is its place here.
  const { rows } = await readLabelled(pathOf('public/samples/demo_evouna_tq.csv'));
  const isOfInterest = () => card(page).getByText('Overlap only').first().isVisible();
  for (let read = 0; read < READINGS || !(await isOfInterest()); read++) {
    const [, row] = /^Row (\d+)/.exec(await heardRow(page).innerText()) ?? [];
    await pressOn(page, rows[Number(row) - 1]?.correct ? '1' : '0');
  }
}

/** What goes by the width of the page is drawn anew a frame after it. */
function drawTwice(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

async function draw(page: Page, path: string, fullPage = false): Promise<void> {
  // The chart comes in a script of its own.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(drawTwice);
  await page.screenshot({ path: pathOf(path), animations: 'disabled', fullPage });
}
