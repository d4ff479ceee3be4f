import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Page } from '@playwright/test';
import { idsOfBits, reasonBits } from '../src/core/reasons.ts';
import { EXPORT_COLUMNS, scoredCells } from '../src/core/scored-columns.ts';
import { scoreRow } from '../src/core/scorers/score-row.ts';
import { csvText } from '../src/csv/write-csv.ts';
import {
  download,
  dropFiles,
  expectLoaded,
  goTo,
  makeCsv,
  openSample,
  openStart,
  pathOf,
} from './steps.ts';
import { expect, test } from './test.ts';

const FLAVOURS = ['CSV', 'CSV for Excel'] as const;
const SAMPLE = 'public/samples/demo_evouna_tq.csv';

for (const file of [
  SAMPLE,
  'test-data/csv/qa-variants/03_utf16le_bom_tab.csv',
  'test-data/csv/qa-variants/13_blank_lines_and_trailing_commas.csv',
  'test-data/csv/qa-variants/17_headers_reordered_extra.csv',
  'test-data/csv/qa-variants/18_duplicate_header.csv',
])
  test(`page and command line give the same bytes for ${basename(file)}`, async ({ page }) => {
    await openStart(page);
    await dropFiles(page, [pathOf(file)]);
    await expect(page.getByRole('banner').getByText(basename(file))).toBeVisible();
    await goTo(page, 'Export');
    for (const flavour of FLAVOURS)
      expect(await download(page, flavour, basename(file))).toEqual(scoreByCommand(file, flavour));
  });

test('both exports read back to the same file', async ({ page }) => {
  await openSample(page);
  await goTo(page, 'Export');
  const scored = await download(page, 'CSV', basename(SAMPLE));
  const excel = await download(page, 'CSV for Excel', basename(SAMPLE));
  await dropFiles(page, [makeCsv('plain.csv', scored), makeCsv('excel.csv', excel)]);
  await expectLoaded(page, 'excel.csv', '116 rows');
  await goTo(page, 'Export');
  expect(await download(page, 'CSV', 'plain.csv')).toEqual(scored);
  expect(await download(page, 'CSV', 'excel.csv')).toEqual(scored);
});

test('hostile strings are text on every screen, and come back equal', async ({ page }) => {
  const strings: string[] = JSON.parse(
    readFileSync(pathOf('test-data/csv/naughty-strings.json'), 'utf8'),
  );
  const table = strings.map((text) => [text, text, text, text]);
  const header = ['question', 'answer', 'Domain', 'response'];
  await openStart(page);
  await dropFiles(page, [makeCsv('naughty.csv', csvText([header, ...table], 'csv'))]);
  await expect(page.getByRole('banner').getByText('naughty.csv')).toBeVisible();
  await expectNoSidewaysScroll(page);
  await goTo(page, 'Explorer');
  await page.getByRole('grid').or(page.getByRole('table')).first().waitFor();
  await expectNoSidewaysScroll(page);
  await goTo(page, 'Export');
  expect((await download(page, 'CSV', 'naughty.csv')).toString()).toBe(
    expectedExport(header, table, 1, 3),
  );
});

test('every table of the CSV vectors comes back as it must be read', async ({ page }) => {
  // Some thirty files, one after the other.
  test.slow();
  const { cases }: { cases: Vector[] } = JSON.parse(
    readFileSync(pathOf('test-data/csv-vectors.json'), 'utf8'),
  );
  await openStart(page);
  for (const { id, base64, app } of cases) {
    if ('error' in app || !/answer/i.test(app.columns.join())) continue;
    await test.step(id, async () => {
      const name = `${id.replaceAll(/\W/g, '-')}.csv`;
      await dropFiles(page, [makeCsv(name, Buffer.from(base64, 'base64'))]);
      // Its encoding is a guess, which is asked about.
      if (id === 'bad utf8')
        await page.getByRole('dialog').getByRole('button', { name: 'Score' }).click();
      await page.getByRole('button', { name: `Take ${name} off the page` }).waitFor();
      await goTo(page, 'Export');
      const scored = (await download(page, 'CSV', name)).toString();
      // The file's own header, in which a name may stand twice.
      const header = app.duplicate
        ? app.columns.map((column) => column.replace(/\.1$/, ''))
        : app.columns;
      expect(scored).toBe(expectedExport(header, app.rows, 0, 1));
      await page.getByRole('button', { name: `Take ${name} off the page` }).click();
    });
  }
});

interface Vector {
  id: string;
  base64: string;
  app: { columns: string[]; rows: string[][]; duplicate?: string[] } | { error: string };
}

function expectedExport(
  header: string[],
  rows: string[][],
  golden: number,
  response: number,
): string {
  const scored = rows.map((row) => {
    const texts = [row[golden] ?? '', row[response] ?? ''] as const;
    const score = scoreRow(...texts);
    return [...row, ...scoredCells(score, idsOfBits(reasonBits(...texts, score)))];
  });
  return csvText([[...header, ...EXPORT_COLUMNS], ...scored], 'csv');
}

function scoreByCommand(file: string, flavour: (typeof FLAVOURS)[number]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-e2e-'));
  try {
    const out = join(folder, 'scored.csv');
    const excel = flavour === 'CSV for Excel' ? ['--excel'] : [];
    execFileSync(
      process.execPath,
      [pathOf('scripts/score.mjs'), pathOf(file), '--out', out, ...excel],
      {
        stdio: 'pipe',
      },
    );
    return readFileSync(out);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(beyond).toBe(0);
}
