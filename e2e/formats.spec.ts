import { gzipSync } from 'node:zlib';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { writeXlsx } from '../src/csv/test-xlsx.test-support.ts';
import { bucketLink, dropFiles, expectLoaded, goTo, makeCsv, openStart } from './steps.ts';
import { expect, test } from './test.ts';

/** Enough rows that a workbook's parts are not small. */
const ROWS = Array.from({ length: 6000 }, (_, row) => [
  `question ${row}?`,
  `answer ${row % 7}`,
  `it is, as one might well have guessed from all that was said, answer ${row % 5} of ${row}`,
]);
const HEADER = ['question', 'answer', 'response'];
const CSV = [HEADER, ...ROWS].map((row) => `"${row.join('","')}"\n`).join('');
const OBJECTS = ROWS.map(([question, answer, response]) => ({ question, answer, response }));
const columnData = HEADER.map((name, at) => ({ name, data: ROWS.map((row) => row[at] ?? '') }));
const halves = [CSV.slice(0, 100_000), CSV.slice(100_000)];

const FILES: [string, string | Uint8Array, string][] = [
  ['table.csv', CSV, 'UTF-8 · comma'],
  ['table.csv.gz', gzipSync(CSV), 'unpacked from gzip · UTF-8 · comma'],
  ['two-parts.csv.gz', Buffer.concat(halves.map((half) => gzipSync(half))), 'unpacked from gzip'],
  ['table.jsonl', OBJECTS.map((row) => `${JSON.stringify(row)}\n`).join(''), 'one object a line'],
  ['table.json', JSON.stringify(OBJECTS, undefined, 2), 'a list of objects'],
  ['table.xlsx', writeXlsx({ Notes: [], Answers: [HEADER, ...ROWS] }), 'sheet Answers'],
  ['table.parquet', new Uint8Array(parquetWriteBuffer({ columnData })), 'Parquet'],
];

for (const [name, content, read] of FILES)
  test(`${name} is loaded as what it is`, async ({ page }) => {
    await openStart(page);
    await dropFiles(page, [makeCsv(name, Buffer.from(content))]);
    await expectLoaded(page, name, '6,000 rows');
    await expect(bucketLink(page, 'Both pass')).toBeVisible();
    const report = page.getByRole('region', { name: `What was read of ${name}` });
    await expect(report).toContainText(read);
    await expect(report).toContainText('6,000 rows');
  });

test('a file whose encoding is a guess is shown first, and read as one says', async ({ page }) => {
  await openStart(page);
  const bytes = Buffer.from(
    'answer,response\n\xCC\xEE\xF1\xEA\xE2\xE0,\xCC\xEE\xF1\xEA\xE2\xE0\n',
    'latin1',
  );
  await dropFiles(page, [makeCsv('old.csv', bytes)]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('could only be guessed');
  await dialog.getByLabel('Encoding').selectOption('Windows-1251 (Cyrillic)');
  await expect(dialog.getByRole('region', { name: 'First rows of the file' })).toContainText(
    'Москва',
  );
  await dialog.getByRole('button', { name: 'Score' }).click();
  await expectLoaded(page, 'old.csv', '1 row');
  await expect(page.getByRole('region', { name: 'What was read of old.csv' })).toContainText(
    'Windows-1251 (Cyrillic)',
  );
});

test('of a file that is cut short the rest is offered', async ({ page }) => {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('cut.jsonl', '{"answer":"a","response":"a"}\n{"answer":"b","resp'),
  ]);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Line 2 is neither a JSON object nor a list');
  await dialog.getByRole('button', { name: 'Score' }).click();
  await expectLoaded(page, 'cut.jsonl', '1 row');
  await expect(page.getByRole('region', { name: 'What was read of cut.jsonl' })).toContainText(
    '1 unreadable row left out · read on past damage, as you chose',
  );
  await page.reload();
  await expectLoaded(page, 'cut.jsonl', '1 row');
  await goTo(page, 'Overview');
});
