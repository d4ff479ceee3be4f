import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { downloadBy, dropFiles, goTo, makeCsv, openStart, pathOf } from './steps.ts';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const pane = (page: Page) => region(page, 'Open row');
const table = (page: Page, name: string) => page.getByRole('table', { name });
const threshold = (page: Page) => page.getByRole('slider', { name: 'Threshold of the deviation' });

const TREE = 'The copper beech was planted beside the harbour by sailors in 1820.';
const GOLDEN = 'The copper beech was planted beside the harbour by sailors';
const CONTEXT = `[{'source': 'tree.txt', 'text': '${TREE}'}, {'source': 'soup.txt', 'text': 'Lentils simmer.'}]`;

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** A file of made-up rows: golden answer, response, context. */
function makeRows(rows: [golden: string, response: string, context: string][]) {
  const lines = rows.map((row) => row.map(quote).join(','));
  return makeCsv('rows.csv', ['answer,response,context', ...lines].join('\n'));
}

async function openRagSample(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the RAG sample' }).click();
  await expect(page.getByRole('banner').getByText('demo_rag_squad.csv')).toBeAttached();
  await goTo(page, 'RAG');
  await expect(table(page, 'Source return by domain')).toBeVisible();
}

/** The mean differences of the sample from its labels, as the command line prints them. */
function differencesByCommand(): { multiSource: string; baseline: string } {
  const args = [pathOf('scripts/score.mjs'), pathOf('public/samples/demo_rag_squad.csv'), '--rag'];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' });
  const [, multiSource, baseline] = /^All +172 +(\d\.\d{4}) .*?(\d\.\d{4}) \(/m.exec(printed) ?? [];
  if (!multiSource || !baseline) throw new Error(`No differences in:\n${printed}`);
  return { multiSource, baseline };
}

async function openRows(page: Page, rows: Parameters<typeof makeRows>[0]): Promise<void> {
  await openStart(page);
  await dropFiles(page, [makeRows(rows)]);
  await expect(page.getByRole('banner').getByText('rows.csv')).toBeAttached();
  await goTo(page, 'RAG');
  await expect(region(page, 'Response length')).toBeVisible();
}

test('its tables are copied as Markdown, CSV and LaTeX, with what was left out', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRagSample(page);
  const copied = async (panel: string, button: string) => {
    await region(page, panel).getByRole('button', { name: button }).click();
    await expect(region(page, panel).getByText('Copied', { exact: true })).toBeVisible();
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied('Sources', 'Copy Markdown')).toMatch(
    /^\| Domain \| Rows \|.*\n.*\n\| Combined \| 172 \| 172 \| 0\.\d{3} /,
  );
  expect(await copied('Response length', 'Copy CSV')).toMatch(
    /^"Domain","Rows","Scored","Aligned %"/,
  );
  expect(await copied('Final rating', 'Copy CSV')).toContain('weights 1 : 1 : 1');
  const check = await copied('Checking the metric', 'Copy LaTeX');
  expect(check).toContain('\\toprule');
  expect(check).toContain(differencesByCommand().multiSource);
});

test('the sample has its numbers, which lead to a row, and from there to the chunk', async ({
  page,
}) => {
  await openRagSample(page);
  const check = table(page, 'Difference from the expected score');
  const { multiSource, baseline } = differencesByCommand();
  expect(Number(multiSource)).toBeLessThanOrEqual(0.03);
  await expect(check.getByRole('row', { name: /Multi-source/ })).toContainText(multiSource);
  await expect(check.getByRole('row', { name: /Baseline/ })).toContainText(baseline);
  await expect(check.getByRole('row', { name: /Published/ })).toContainText(/0\.0849.*156/);
  const sources = region(page, 'Sources');
  await expect(sources).toContainText('43 invented');

  await sources.getByRole('link', { name: '43 rows' }).click();
  await expect(page.getByText('43 of 172 rows')).toBeVisible();
  await page.keyboard.press('j');
  const quoted = pane(page).getByRole('list', { name: 'Quoted sources' });
  await expect(quoted).toContainText('invented');
  await expect(quoted).toContainText('quoted 1 time');

  await page.goBack();
  await page.goBack();
  await region(page, 'Checking the metric')
    .getByRole('link', { name: /^Row \d+$/ })
    .first()
    .click();
  await expect(pane(page)).toContainText('1 of 172');
  await pane(page)
    .getByRole('button', { name: /Open it$/ })
    .first()
    .click();
  const chunk = pane(page).getByRole('figure').first();
  await expect(chunk).toContainText(/Chunk \d/);
  await expect(chunk.locator('mark').first()).toBeVisible();
});

test('the threshold moves by key, the weights too, and both are kept', async ({ page }) => {
  await openRagSample(page);
  const length = region(page, 'Response length');
  await expect(length).toContainText('131 of 172 rows, threshold 0.30');
  await threshold(page).focus();
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft');
  await expect(length).toContainText('129 of 172 rows, threshold 0.25');
  await page.keyboard.press('End');
  await expect(length).toContainText('172 of 172 rows, threshold 1.00');

  const rating = region(page, 'Final rating');
  const weight = rating.getByRole('slider', { name: 'Weight of source return' });
  await weight.focus();
  await page.keyboard.press('Home');
  await expect(rating.getByRole('listitem').first()).not.toContainText('source return');
  await page.reload();
  await expect(length).toContainText('172 of 172 rows, threshold 1.00');
  await expect(weight).toHaveValue('0');
});

test('the threshold is dragged', async ({ page }) => {
  await openRagSample(page);
  await threshold(page).scrollIntoViewIfNeeded();
  const box = await threshold(page).boundingBox();
  if (!box) throw new Error('The threshold is not on screen.');
  const xOf = (at: number) => box.x + 12 + ((at - 0.01) / 0.99) * (box.width - 24);
  await page.mouse.move(xOf(0.3), box.y + 20);
  await page.mouse.down();
  await page.mouse.move(xOf(0.6), box.y + 20, { steps: 5 });
  await expect(region(page, 'Response length')).toContainText(/threshold 0\.(59|60|61)/);
  await page.mouse.up();
  await expect(region(page, 'Response length')).toContainText(/below 0\.(59|60|61) a response/);
});

test('a row whose context cannot be read says why, and is no 0', async ({ page }) => {
  await openRows(page, [
    [GOLDEN, `${GOLDEN} [1]`, CONTEXT],
    [GOLDEN, `${GOLDEN} [1]`, "[{'source': "],
    [GOLDEN, `${GOLDEN} [1]`, ''],
  ]);
  const sources = region(page, 'Sources');
  await expect(sources).toContainText(/Source return\s*1\.00\s*over 1 row/);
  await expect(sources).toContainText('1 row without context (not applicable)');
  await sources.getByRole('link', { name: '1 row', exact: true }).nth(1).click();
  await expect(page.getByText('1 of 3 rows')).toBeVisible();
  await page.keyboard.press('j');
  await expect(pane(page)).toContainText('Not scored:');
});

test('a citation style of the user’s own is found, and one without end is stopped and named', async ({
  page,
}) => {
  await openRows(page, [
    [GOLDEN, `${GOLDEN} {{tree.txt}}`, CONTEXT],
    [GOLDEN, `${'a'.repeat(60)}!`, CONTEXT],
  ]);
  const sources = region(page, 'Sources');
  await expect(sources).toContainText('Of 0 quoted sources');
  const field = page.getByRole('textbox', { name: 'A citation style of your own' });
  await field.fill(String.raw`\{\{([^}]+)\}\}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(sources).toContainText('Of 1 quoted source, 1');

  await field.fill('((?:a+)+)$');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '((?:a+)+)$' })).toContainText('row 2');
  await field.fill('(unclosed');
  await expect(page.getByText('The pattern is no regular expression')).toBeVisible();
  await goTo(page, 'Explorer');
  await expect(page.getByText('2 of 2 rows')).toBeVisible();
});

test('a file without contexts has lengths and ratings, and no source return', async ({ page }) => {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the sample', exact: true }).click();
  await goTo(page, 'RAG');
  await expect(region(page, 'Sources')).toContainText('Source return is not applicable');
  await expect(region(page, 'Final rating')).toContainText(/over 116 rows/);
  await expect(region(page, 'Checking the metric')).toContainText('Build a labelled set');
});

test('an export holds the columns of the evaluation where there is a context', async ({ page }) => {
  await openRows(page, [[GOLDEN, `${GOLDEN} [1][2]`, CONTEXT]]);
  await goTo(page, 'Export');
  const file = await downloadBy(page, 'CSV: rows.csv');
  const [header = '', row = ''] = file.buffer.toString().trimEnd().split('\n');
  expect(header).toMatch(/,source_return,.*,final_rating,rag_version$/);
  expect(row).toMatch(/,0\.6666666666666666,1,1,0\.5,1,0,\d+,\d+,0,true,8\.8+\d*,1$/);
});
