import { mkdir, rm, writeFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import {
  bucketLink,
  dropFiles,
  expectLoaded,
  goTo,
  makeCsv,
  openSample,
  openStart,
  pathOf,
} from './steps.ts';
import { expect, test } from './test.ts';

const DPR = 'test-data/runs/openqa_nq301_DPR.csv';
const FID = 'test-data/runs/openqa_nq301_FiD.csv';

test('two files that are dropped are two runs, added up', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [pathOf(DPR), pathOf(FID)]);
  await expect(bucketLink(page, 'Both pass')).toContainText('203');
  const files = page.getByRole('table', { name: 'Accuracy by file' });
  await expect(files.getByRole('row', { name: 'openqa_nq301_DPR.csv' })).toContainText(
    /301.*33\.9%/,
  );
  await expect(files.getByRole('row', { name: 'openqa_nq301_FiD.csv' })).toContainText(
    /301.*34\.2%/,
  );
});

test('a file that is picked is loaded as one that is dropped', async ({ page }) => {
  await openStart(page);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose CSV files' }).click();
  await (await choosing).setFiles(pathOf(DPR));
  await expect(bucketLink(page, 'Both pass')).toContainText('101');
});

test('a column that is not found is asked for, and the answer remembered', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('first.csv', 'gold standard,said\nDelhi,It is Delhi\nPune,no\n')]);
  const dialog = page.getByRole('dialog', { name: 'Which columns of first.csv?' });
  await expect(dialog.getByRole('region', { name: 'First rows of the file' })).toContainText(
    'It is Delhi',
  );
  await chooseColumn(dialog, 'Golden answer', 'gold standard');
  await chooseColumn(dialog, 'Response', 'said');
  await dialog.getByRole('button', { name: 'Score' }).click();
  await expectLoaded(page, 'first.csv', '2 rows');

  await dropFiles(page, [makeCsv('second.csv', 'gold standard,said\nGoa,in Goa\n')]);
  await expectLoaded(page, 'second.csv', '1 row');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a file whose columns are not told is not loaded', async ({ page }) => {
  await openSample(page);
  await dropFiles(page, [makeCsv('other.csv', 'a,b\n1,2\n')]);
  await page.getByRole('dialog').getByRole('button', { name: 'Do not load' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
});

test('a load that is cancelled ends, and what was loaded stays', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('long.csv');
  const rows = 'a golden answer,a response that holds a golden answer\n'.repeat(900_000);
  await writeFile(path, `answer,response\n${rows}`);
  await openSample(page);
  await page.getByLabel('CSV files').setInputFiles(path);
  await page.getByRole('button', { name: 'Cancel long.csv' }).click();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await goTo(page, 'Overview');
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
  await expect(page.getByRole('banner').getByText('long.csv')).toBeHidden();
  await rm(path);
});

test('what was noticed while reading leads to its rows', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('odd.csv', 'answer,response\n,x\na\nb,"b"b\nc,c\n')]);
  const report = page.getByRole('region', { name: 'What was read of odd.csv' });
  await expect(report).toContainText(/Without them: exact 66\.7%, overlap 33\.3% of 3 rows/);
  await report.getByRole('link', { name: /^Empty golden/ }).click();
  await expect(page.getByText('1 of 4 rows')).toBeVisible();
});

test('0% on 20 rows is an alarm with its usual causes', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('none.csv', `answer,response\n${'a,b\n'.repeat(20)}`)]);
  await expect(page.getByText(/0% on all 20 rows/)).toBeVisible();
  await expect(page.getByText(/responses belong to other rows/)).toBeVisible();
});

for (const [name, content, sentence] of [
  ['empty.csv', '', /is empty/],
  ['header.csv', 'answer,response\n', /no rows/],
  ['book.xlsx', 'PK\u0003\u0004 xl/workbook.xml', /Excel workbook.*Save As/],
] as const)
  test(`${name} is explained, and what was loaded stays`, async ({ page }) => {
    await openSample(page);
    await dropFiles(page, [makeCsv(name, content)]);
    const alert = page.getByRole('alert').filter({ hasText: name });
    await expect(alert).toContainText(sentence);
    await alert.getByRole('button', { name: /^Dismiss/ }).click();
    await expect(alert).toBeHidden();
    await expect(bucketLink(page, 'Both pass')).toContainText('34');
  });

test('a quote that is never closed is explained, and the rest offered or left', async ({
  page,
}) => {
  await openSample(page);
  await dropFiles(page, [makeCsv('open.csv', `answer,response\na,"${'b,c\n'.repeat(800_000)}`)]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('opens on line 2 is never closed');
  await dialog.getByRole('button', { name: 'Do not load' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'open.csv' });
  await expect(alert).toContainText('opens on line 2 is never closed');
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
});

test('a picture is named as one, and the next file loads', async ({ page }) => {
  await openSample(page);
  await dropFiles(page, [pathOf('e2e/fixtures/picture.png')]);
  await expect(page.getByRole('alert')).toContainText(/picture\.png.*PNG/s);
  await dropFiles(page, [pathOf(DPR)]);
  await expect(bucketLink(page, 'Both pass')).toContainText('135');
});

test('a folder is read for its files, and one without any is explained', async ({
  page,
}, testInfo) => {
  const [full, empty] = [testInfo.outputPath('full'), testInfo.outputPath('empty')];
  await mkdir(`${full}/below`, { recursive: true });
  await mkdir(empty);
  await writeFile(`${full}/one.csv`, 'answer,response\na,a\n');
  await writeFile(`${full}/below/two.csv`, 'answer,response\nb,b\n');
  await writeFile(`${full}/README.md`, '# A folder, and what it is for\n');
  await openSample(page);
  await dropPath(page, empty);
  await expect(page.getByRole('alert')).toContainText('There is no file');
  await dropPath(page, full);
  await expectLoaded(page, 'one.csv', '1 row');
  await expectLoaded(page, 'two.csv', '1 row');
  await expect(page.getByRole('alert').filter({ hasText: '1 file of the folder' })).toContainText(
    'README.md',
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a way of reading that a file does not bear is explained beside the choice', async ({
  page,
}) => {
  await openStart(page);
  await dropFiles(page, [makeCsv('short.csv', 'a,b\n1,2\n')]);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Header').selectOption('line 9');
  await expect(dialog.getByRole('alert')).toContainText('nothing from line 9 on');
  await expect(dialog.getByLabel('Header')).toHaveValue('1');
});

test('a file of one line of 50 MB is explained', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('line.csv');
  await writeFile(path, `answer,response\na,${'b'.repeat(50_000_000)}\n`);
  await openSample(page);
  await page.getByLabel('CSV files').setInputFiles(path);
  await expect(page.getByRole('alert').filter({ hasText: 'line.csv' })).toContainText(/line 2/);
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
  await rm(path);
});

test('a file that is deleted before it is read is explained', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('gone.csv');
  await writeFile(path, 'a,b\n1,2\n');
  await openSample(page);
  await page.getByLabel('CSV files').setInputFiles(path);
  const dialog = page.getByRole('dialog');
  await chooseColumn(dialog, 'Golden answer', 'a');
  await chooseColumn(dialog, 'Response', 'b');
  await rm(path);
  await dialog.getByRole('button', { name: 'Score' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'gone.csv' })).toContainText(/deleted/);
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
});

test('the same rows are read from every encoding, delimiter and line end', async ({ page }) => {
  await openStart(page);
  const variants = [
    '01_utf8_crlf.csv',
    '02_utf8_bom.csv',
    '03_utf16le_bom_tab.csv',
    '04_utf16be_bom.csv',
    '05_semicolon.csv',
    '06_tab.tsv',
    '07_pipe.csv',
    '09_cr_only.csv',
    '14_excel_sep_line.csv',
  ];
  await dropFiles(
    page,
    variants.map((name) => pathOf(`test-data/csv/qa-variants/${name}`)),
  );
  const files = page.getByRole('table', { name: 'Accuracy by file' });
  for (const name of variants)
    await expect(files.getByRole('row', { name })).toContainText(/60.*25\.0%.*35\.0%/);
});

test('a file that is kept can be opened again and deleted', async ({ page }) => {
  await openSample(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Take .* off the page/ })
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).click();
  await page.getByRole('button', { name: /^Open demo_evouna_tq/ }).click();
  await expect(bucketLink(page, 'Both pass')).toContainText('34');
  await page.getByRole('banner').getByRole('link', { name: 'Touchstone' }).click();
  const remove = page.getByRole('button', { name: /^Delete demo_evouna_tq/ });
  await remove.click();
  await expect(remove).toBeHidden();
});

/** Drops what lies at a path of this machine, which may be a folder. */
async function dropPath(page: Page, path: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x: 200, y: 200, data });
  await session.detach();
}

async function chooseColumn(dialog: Locator, role: string, column: string): Promise<void> {
  await dialog.getByRole('combobox', { name: role }).click();
  await dialog.page().getByRole('option', { name: column, exact: true }).click();
}
