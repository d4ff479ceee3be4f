import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export interface FileInHand {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Path of a file of the repository. */
export function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url));
}

/** A made-up file. */
export function makeCsv(name: string, content: string | Buffer): FileInHand {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
}

/** Opens the start screen. */
export async function openStart(page: Page): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('button', { name: 'Try the sample', exact: true })).toBeVisible();
}

/** Opens the page with the sample loaded, on the overview. */
export async function openSample(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the sample', exact: true }).click();
  await expect(bucketLink(page, 'Both pass')).toBeVisible();
}

/** Drops files on the page as a hand would. */
export async function dropFiles(page: Page, files: FileInHand[] | string[]): Promise<void> {
  await page.getByRole('main').drop({ files });
}

/** Waits until a file stands among the loaded ones. */
export async function expectLoaded(page: Page, name: string, rows: string): Promise<void> {
  const header = page.getByRole('banner');
  await expect(header.getByText(name)).toBeAttached();
  await expect(header.getByText(rows).first()).toBeAttached();
}

/** A cell of the table of both scorers. */
export function bucketLink(page: Page, bucket: string): Locator {
  return page
    .getByRole('table', { name: 'Rows by the verdicts of both scorers' })
    .getByRole('link', { name: bucket });
}

/** Goes to another screen by its link. */
export async function goTo(
  page: Page,
  screen: 'Overview' | 'Explorer' | 'Review' | 'Judge' | 'Runs' | 'What if' | 'RAG' | 'Export',
): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Screens' })
    .getByRole('link', { name: screen })
    .click();
}

/** The scored CSV of a file, from the export screen. */
export async function download(
  page: Page,
  flavour: 'CSV' | 'CSV for Excel',
  file: string,
): Promise<Buffer> {
  return (await downloadBy(page, `${flavour}: ${file}`)).buffer;
}

/** What a button downloads. */
export async function downloadBy(page: Page, button: string): Promise<FileInHand> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const got = await downloading;
  return makeCsv(got.suggestedFilename(), await readFile(await got.path()));
}

/** Presses Stop in the moment in which it appears, so that no work is too short to be stopped. */
export async function stopAtOnce(page: Page, start: () => Promise<unknown>): Promise<void> {
  const stopped = await page.evaluateHandle(() => {
    const state = { isPressed: false };
    new MutationObserver((_, observer) => {
      const buttons = document.querySelectorAll<HTMLButtonElement>('main button');
      const stop = [...buttons].find(({ textContent }) => textContent === 'Stop');
      if (!stop) return;
      observer.disconnect();
      state.isPressed = true;
      stop.click();
    }).observe(document.body, { childList: true, subtree: true });
    return state;
  });
  await start();
  await expect.poll(() => stopped.evaluate(({ isPressed }) => isPressed)).toBe(true);
}

/** Copies a table in each form: the clipboard then holds what is given for it. */
export async function expectCopies(
  page: Page,
  copyFrom: Page | Locator,
  starts: Record<'Markdown' | 'CSV' | 'LaTeX', string>,
): Promise<void> {
  for (const [form, start] of Object.entries(starts)) {
    await copyFrom.getByRole('button', { name: `Copy ${form}` }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(start);
  }
}
