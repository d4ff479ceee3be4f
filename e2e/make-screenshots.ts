import { chromium } from '@playwright/test';
import { readLabelled } from '../bench/read-labelled.ts';
import { card, heardRow, pressOn, startSampled, trueAccuracy } from './review-steps.ts';
import { serveSite } from './serve-site.ts';
import { bucketLink, goTo, openSample, openStart, pathOf } from './steps.ts';

/** Readings of the sampled review that the pictures show. */
const READINGS = 40;

/** Draws the pictures of the README: the bundled sample, reviewed in part by what people said of it. */
const { address, close } = await serveSite();
const path = process.env['CHROME_PATH'];
const browser = await chromium.launch(path ? { executablePath: path } : {});
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 860 },
  colorScheme: 'light',
});
// Every row of the sample has a verdict, so that a row's number is its place here.
const { rows } = await readLabelled(pathOf('public/samples/demo_evouna_tq.csv'));

await openSample(page);
await startSampled(page);
const isOfInterest = () => card(page).getByText('Overlap only').first().isVisible();
for (let read = 0; read < READINGS || !(await isOfInterest()); read++) {
  const [, row] = /^Row (\d+)/.exec(await heardRow(page).innerText()) ?? [];
  await pressOn(page, rows[Number(row) - 1]?.correct ? '1' : '0');
}
await page.getByRole('button', { name: 'Dismiss this message' }).click();
await trueAccuracy(page)
  .getByText(/drawn rows reviewed/)
  .waitFor();
await draw('review');

await goTo(page, 'Explorer');
await page.getByRole('button', { name: /Overlap only/ }).click();
await page.getByText('24 of 116 rows').waitFor();
await page.getByRole('grid').getByRole('row').nth(2).click();
await page.getByRole('region', { name: 'Open row' }).getByText('Verdicts').waitFor();
await draw('explorer');

await page.getByRole('button', { name: /^Remove filter/ }).click();
await goTo(page, 'Overview');
await bucketLink(page, 'Both pass').waitFor();
await page.getByText('Reviewed:').waitFor();
await draw('screenshot');

await openStart(page);
await page.getByRole('button', { name: 'Try the RAG sample' }).click();
await page.getByRole('banner').getByText('demo_rag_squad.csv').waitFor();
await goTo(page, 'RAG');
await page.getByRole('region', { name: 'Checking the metric' }).waitFor();
await draw('rag');
await browser.close();
close();

async function draw(name: string): Promise<void> {
  // The chart comes in a script of its own.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: pathOf(`docs/${name}.png`), animations: 'disabled' });
}
