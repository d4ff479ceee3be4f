import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFile } from '../bench/make-file.ts';
import { bucketLink, openStart } from './steps.ts';
import { expect, test } from './test.ts';

let folder: string;
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchstone-e2e-'));
  await makeFile(join(folder, 'large.csv'), 100_000);
});
test.afterAll(() => rm(folder, { recursive: true }));

test('the first rows and a tally show before 100,000 rows are read, and then the numbers', async ({
  page,
}) => {
  await openStart(page);
  // What has been on the page while the file was read.
  const seen = await page.evaluateHandle(() => {
    const texts = new Set<string>();
    new MutationObserver(() => {
      for (const caption of document.querySelectorAll('caption')) texts.add(caption.textContent);
      for (const list of document.querySelectorAll('ul[aria-label*="rows so far"]'))
        texts.add(list.getAttribute('aria-label') ?? '');
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
    return texts;
  });
  await page.getByLabel('CSV files').setInputFiles(join(folder, 'large.csv'));
  await expect(bucketLink(page, 'Both pass')).toContainText('65,881');
  await expect(bucketLink(page, 'Exact only')).toContainText('8,869');
  await expect(bucketLink(page, 'Overlap only')).toContainText('12,392');
  await expect(bucketLink(page, 'Both fail')).toContainText('12,858');

  const texts = await seen.evaluate((all) => [...all]);
  expect(texts).toContain('First rows');
  expect(texts.some((text) => /^Of the [1-9]\d?,\d{3} rows so far$/.test(text))).toBe(true);
});
