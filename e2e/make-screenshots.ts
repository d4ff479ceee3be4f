import { chromium } from '@playwright/test';
import { serveSite } from './serve-site.ts';
import { openSample, pathOf } from './steps.ts';

/** Draws the picture of the README: the overview of the sample. */
const { address, close } = await serveSite();
const path = process.env['CHROME_PATH'];
const browser = await chromium.launch(path ? { executablePath: path } : {});
const page = await browser.newPage({
  baseURL: address,
  viewport: { width: 1280, height: 860 },
  colorScheme: 'light',
});
await openSample(page);
// The chart comes in a script of its own.
await page.waitForLoadState('networkidle');
await page.screenshot({ path: pathOf('docs/screenshot.png'), animations: 'disabled' });
await browser.close();
close();
