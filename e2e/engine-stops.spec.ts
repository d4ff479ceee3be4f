import type { Page } from '@playwright/test';
import { bucketLink, dropFiles, expectLoaded, goTo, makeCsv, openStart } from './steps.ts';
import { expect, test } from './test.ts';

const FILE = makeCsv('kept.csv', 'answer,response\nGanga,The Ganga.\nDelhi,Mumbai\n');

/** The worker in which the engine is, once a file is loaded. */
async function loadFile(page: Page) {
  await openStart(page);
  await dropFiles(page, [FILE]);
  await expect(bucketLink(page, 'Both pass')).toContainText('1');
  const [engine] = page.workers();
  if (!engine) throw new Error('The engine has no worker.');
  return engine;
}

const alertOf = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: name });

test('an engine that ends without a word is told of, and its files are opened again by another', async ({
  page,
}) => {
  const engine = await loadFile(page);
  const another = page.waitForEvent('worker');
  await engine.evaluate(() => self.close());
  await expect(alertOf(page, 'kept.csv')).toContainText('has stopped');
  await another;
  await expectLoaded(page, 'kept.csv', '2 rows');
  await expect(bucketLink(page, 'Both pass')).toContainText('1');
});

test('a silent engine is told of; ended, it gives way to another with the loaded files', async ({
  page,
}) => {
  const engine = await loadFile(page);
  // As a damaged file holds up its reader.
  await engine.evaluate(() => {
    setTimeout(() => {
      for (;;);
    });
  });
  await dropFiles(page, [makeCsv('damaged.csv', 'answer,response\na,b\n')]);
  const silence = alertOf(page, 'for ten seconds');
  await expect(silence).toBeVisible({ timeout: 40_000 });
  await silence.getByRole('button', { name: 'End it' }).click();
  await expect(silence).toBeHidden();
  await expect(alertOf(page, 'damaged.csv')).toContainText('as nothing was heard of it');
  await expectLoaded(page, 'kept.csv', '2 rows');
  await goTo(page, 'Explorer');
  await expect(page.getByText('2 of 2 rows')).toBeVisible();
});
