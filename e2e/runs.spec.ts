import type { Page } from '@playwright/test';
import { dropFiles, goTo, makeCsv, openStart, stopAtOnce, expectCopies } from './steps.ts';
import { expect, test } from './test.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const table = (page: Page, name: string) => page.getByRole('table', { name });
const pairPanel = (page: Page) => region(page, 'Two runs compared');
const DPR = 'openqa_nq301_DPR.csv';
const FID = 'openqa_nq301_FiD.csv';

async function openModels(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the sample with three models' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /3 files/ })).toBeVisible();
  await goTo(page, 'Runs');
  await expect(table(page, 'Exact substring by run and domain')).toBeVisible();
}

async function openFile(page: Page, name: string, lines: string[]): Promise<void> {
  await openStart(page);
  await dropFiles(page, [makeCsv(name, lines.join('\n'))]);
}

test('three models stand side by side, by each measure and domain, sorted and in groups', async ({
  page,
}) => {
  await openModels(page);
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /DPR/ })).toContainText(/301.*33\.9%/);
  await expect(exact.getByRole('row', { name: /FiD/ })).toContainText(/301.*34\.2%/);
  await expect(exact.getByRole('row', { name: /davinci/ })).toContainText(/301.*30\.6%/);
  // No two of them differ by more than chance, so none is called the best.
  await expect(exact.getByText('best, by a paired test')).toHaveCount(0);
  for (const domain of ['who', 'when', 'how'])
    await expect(exact.getByRole('columnheader', { name: domain })).toBeVisible();

  await exact.getByRole('button', { name: 'Micro-average' }).click();
  await expect(exact.getByRole('rowheader').first()).toContainText('FiD');
  await exact.getByRole('button', { name: 'Micro-average' }).click();
  await expect(exact.getByRole('rowheader').first()).toContainText('davinci');

  await region(page, 'Runs by domain').getByLabel('Correct by').selectOption('Word overlap');
  const overlap = table(page, 'Word overlap by run and domain');
  await expect(overlap.getByRole('row', { name: /DPR/ })).toContainText('35.2%');
  await region(page, 'Runs by domain').getByLabel('Correct by').selectOption('Reviewed');
  await expect(region(page, 'Runs by domain')).toContainText('no drawn row was reviewed');
});

test('the table is copied as Markdown, CSV and LaTeX', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openModels(page);
  await expectCopies(page, region(page, 'Runs by domain'), {
    Markdown: '| Run | Language | Model |',
    CSV: '"Run","Language","Model"',
    LaTeX: '% needs \\usepackage{booktabs}',
  });
});

test('runs are renamed, grouped, moved and taken off, and names outlive a reload', async ({
  page,
}) => {
  await openModels(page);
  const names = page.getByRole('list', { name: 'Names and order of the runs' });
  await names.getByLabel('Name of openqa_nq301_FiD.csv').fill('Fusion in decoder');
  await names.getByLabel('Name of openqa_nq301_FiD.csv').press('Enter');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /Fusion in decoder/ })).toBeVisible();
  await names.getByLabel('Language of Fusion in decoder').fill('हिन्दी');
  await names.getByLabel('Language of Fusion in decoder').press('Enter');
  await region(page, 'Runs by domain').getByLabel('Group').selectOption('by language');
  await expect(exact.getByRole('rowheader', { name: 'हिन्दी', exact: true })).toBeVisible();
  await region(page, 'Runs by domain').getByLabel('Group').selectOption('not at all');

  await names.getByRole('button', { name: 'Move Fusion in decoder up' }).click();
  await expect(exact.getByRole('rowheader').first()).toContainText('Fusion in decoder');
  await page.reload();
  await expect(exact.getByRole('rowheader').first()).toContainText('Fusion in decoder');

  await names.getByRole('button', { name: /Take .*davinci.* off the page/ }).click();
  await expect(exact.getByRole('row')).toHaveCount(3);
});

test('two runs are joined by question, and the rows that flip are read side by side', async ({
  page,
}) => {
  await openModels(page);
  const panel = pairPanel(page);
  await panel.getByLabel('First', { exact: true }).selectOption(DPR);
  await panel.getByLabel('Second', { exact: true }).selectOption(FID);
  await expect(panel).toContainText('301 rows matched by question and golden answer');
  await expect(panel).toContainText(/−0\.3 points \(−5\.4 to \+4\.8\)/);
  await expect(panel).toContainText(/McNemar’s mid-p\s*0\.899/);
  await expect(panel).toContainText(/b: first alone correct\s*30\s*c: second alone correct 31/);

  const cards = panel.getByRole('list', { name: 'Rows: first alone correct' });
  await expect(cards.getByRole('listitem')).toHaveCount(10);
  await expect(panel).toContainText('Rows 1 to 10 of 30');
  await expect(cards.getByRole('listitem').first()).toContainText(/correct.*incorrect/s);
  await expect(cards.locator('mark').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Next' }).click();
  await expect(panel).toContainText('Rows 11 to 20 of 30');

  await panel.getByLabel('Which rows').selectOption({ label: 'second alone correct: 31' });
  await expect(panel).toContainText('Rows 1 to 10 of 31');
  await panel.getByRole('link', { name: 'Open them in the explorer' }).click();
  await expect(page.getByText('62 of 903 rows')).toBeVisible();
});

test('rows are joined by key and never by position, and those of one run alone are counted', async ({
  page,
}) => {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('a.csv', 'question,answer,response\nq1,x,x\nq2,y,no\nq3,z,z\ntwice,t,t\ntwice,t,t'),
    makeCsv('b.csv', 'question,answer,response\ntwice,t,t\nq4,w,w\nq2,y,y\nq1,x,x'),
  ]);
  await goTo(page, 'Runs');
  const panel = pairPanel(page);
  await expect(panel).toContainText('2 rows matched');
  await expect(panel).toContainText('1 only in a.csv, 1 only in b.csv');
  await expect(panel).toContainText('2 and 1 rows left out');
  await expect(panel).toContainText(/b: first alone correct\s*0\s*c: second alone correct 1/);
  await panel.getByLabel('Which rows').selectOption({ label: 'second alone correct: 1' });
  const card = panel
    .getByRole('list', { name: 'Rows: second alone correct' })
    .getByRole('listitem');
  await expect(card).toContainText('q2');
});

test('the best run is marked where the paired test supports it', async ({ page }) => {
  const rows = Array.from({ length: 40 }, (_row, at) => `q${at},word,`);
  await openStart(page);
  await dropFiles(page, [
    makeCsv(
      'good.csv',
      ['question,answer,response', ...rows.map((row) => `${row}word`)].join('\n'),
    ),
    makeCsv('bad.csv', ['question,answer,response', ...rows.map((row) => `${row}no`)].join('\n')),
  ]);
  await goTo(page, 'Runs');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /good/ })).toContainText('best, by a paired test');
  await expect(exact.getByRole('row', { name: /bad/ })).not.toContainText('best');
});

test('what all models fail is listed with what each of them says', async ({ page }) => {
  await openModels(page);
  const panel = region(page, 'Questions across runs');
  for (const said of ['144 questions', '57 questions', '60 questions', '40 questions'])
    await expect(panel).toContainText(said);
  await panel.getByRole('button', { name: /Failed by all/ }).click();
  const list = panel.getByRole('list', { name: 'Questions right in 0 of 3 runs' });
  await expect(list.getByRole('listitem').first()).toContainText(/DPR/);
  await expect(panel).toContainText('Questions 1 to 10 of 144');
  await panel.getByRole('link', { name: 'Open their rows in the explorer' }).click();
  await expect(page.getByText('432 of 903 rows')).toBeVisible();
});

test('several golden answers are off until they are switched on, and SQuAD’s figures are the published ones', async ({
  page,
}) => {
  await openModels(page);
  const squad = region(page, 'SQuAD exact match and F1');
  await squad.getByRole('button', { name: 'Find them' }).click();
  await expect(table(page, 'SQuAD exact match and F1')).toContainText('one a row');

  await expect(pairPanel(page)).toContainText(/b: first alone correct\s*30/);

  const goldens = region(page, 'Several golden answers a question');
  for (const name of [DPR, FID, 'openqa_nq301_text-davinci-003_zeroshot.csv']) {
    const form = goldens.getByRole('form', { name: `Golden answers of ${name}` });
    await expect(form).toContainText('off, one a row');
    await form.getByLabel('Column').selectOption('golden_all');
    await form.getByRole('button', { name: 'Switch on' }).click();
    await expect(form).toContainText('Several golden answers are on');
  }
  const figures = table(page, 'SQuAD exact match and F1');
  await expect(figures.getByRole('row', { name: /davinci/ })).toContainText(/12\.6.*27\.5/);
  await expect(figures.getByRole('row', { name: /FiD/ })).toContainText(/47\.8.*55\.4/);
  await expect(figures.getByRole('row', { name: /DPR/ })).toContainText(/45\.8.*52\.3/);
  await expect(region(page, 'Runs by domain')).toContainText('Several golden answers are on');
  await expect(pairPanel(page)).toContainText(
    /b: first alone correct\s*33\s*c: second alone correct 41/,
  );

  await goTo(page, 'Overview');
  await expect(page.getByRole('main')).toContainText('Several golden answers are on');
  await goTo(page, 'Explorer');
  await expect(page.getByText('903 of 903 rows')).toBeVisible();
  await page.keyboard.press('j');
  await expect(region(page, 'Open row').getByText(/any of \d+ passes/)).toBeVisible();

  await goTo(page, 'Runs');
  await goldens
    .getByRole('form', { name: `Golden answers of ${DPR}` })
    .getByRole('button', { name: 'Switch off' })
    .click();
  await expect(goldens.getByRole('form', { name: `Golden answers of ${DPR}` })).toContainText(
    'off, one a row',
  );
  await expect(
    table(page, 'Exact substring by run and domain').getByRole('row', { name: /DPR/ }),
  ).toContainText('33.9%');
});

test('a comparison is stopped, and made on a second try', async ({ page }) => {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the sample with three models' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /3 files/ })).toBeVisible();
  await stopAtOnce(page, () => goTo(page, 'Runs'));
  const panel = region(page, 'Runs by domain');
  await expect(panel.getByRole('alert')).toContainText('Comparing the runs: stopped.');
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(table(page, 'Exact substring by run and domain')).toBeVisible();
});

test('a switch of golden answers is stopped, and the file is as it was', async ({ page }) => {
  // Enough to be at it when it is stopped.
  const rows = Array.from(
    { length: 20_000 },
    (_row, at) => `q${at},one,it is two,"[""1"",""two""]"`,
  );
  await openFile(page, 'a.csv', ['question,answer,response,golden_all', ...rows]);
  await goTo(page, 'Runs');
  const row = table(page, 'Exact substring by run and domain').getByRole('row', { name: /a\.csv/ });
  await expect(row).toContainText('0.0%');
  const form = page.getByRole('form', { name: 'Golden answers of a.csv' });
  await form.getByLabel('Column').selectOption('golden_all');
  await stopAtOnce(page, () => form.getByRole('button', { name: 'Switch on' }).click());
  await expect(form).toContainText('off, one a row');
  await expect(form).not.toContainText('Scoring');
  await expect(row).toContainText('0.0%');
  await form.getByRole('button', { name: 'Switch on' }).click();
  await expect(form).toContainText('Several golden answers are on');
  await expect(row).toContainText('100.0%');
});

test('of many domains those with the most rows are shown, and all are in the copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = Array.from({ length: 240 }, (_row, at) => `q${at},a,a,domain ${at}`);
  await openFile(page, 'wide.csv', [
    'question,answer,response,Domain',
    ...rows,
    'again,a,no,domain 239',
  ]);
  await goTo(page, 'Runs');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('columnheader')).toHaveCount(24);
  await expect(exact.getByRole('columnheader', { name: 'domain 239' })).toBeVisible();
  const panel = region(page, 'Runs by domain');
  await expect(panel).toContainText('The 20 domains with the most rows are shown, of 240');
  await panel.getByRole('button', { name: 'Copy CSV' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"domain 100 %"');
  await panel.getByRole('button', { name: 'Show all domains' }).click();
  await expect(exact.getByRole('columnheader')).toHaveCount(244);
});

test('golden answers with a delimiter between them pass each for itself', async ({ page }) => {
  await openFile(page, 'rows.csv', ['question,answer,response', 'q,red / blue,it is blue']);
  await goTo(page, 'Runs');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /rows\.csv/ })).toContainText('0.0%');
  const form = page.getByRole('form', { name: 'Golden answers of rows.csv' });
  await form.getByLabel('A cell holds them').selectOption('with a delimiter between');
  await form.getByLabel('Delimiter').fill('/');
  await form.getByRole('button', { name: 'Switch on' }).click();
  await expect(exact.getByRole('row', { name: /rows\.csv/ })).toContainText('100.0%');
});

test('a file with several models splits into runs, which a link names and a reload restores', async ({
  page,
}) => {
  await openFile(page, 'models.csv', [
    'question,answer,response,model',
    'q1,x,x,alpha',
    'q1,x,no,beta',
    'q2,y,y,alpha',
    'q2,y,y,beta',
  ]);
  await goTo(page, 'Runs');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /models\.csv · alpha/ })).toContainText('100.0%');
  await expect(exact.getByRole('row', { name: /models\.csv · beta/ })).toContainText('50.0%');
  await expect(pairPanel(page)).toContainText('2 rows matched');
  await page.reload();
  await expect(exact.getByRole('row', { name: /beta/ })).toContainText('50.0%');
  await page
    .getByRole('button', { name: /Take .*alpha off the page/ })
    .last()
    .click();
  await expect(exact.getByRole('row', { name: /alpha/ })).toHaveCount(0);
  await expect(exact.getByRole('row', { name: /beta/ })).toBeVisible();
  await page.reload();
  await expect(exact.getByRole('row', { name: /beta/ })).toBeVisible();
  await expect(exact.getByRole('row', { name: /alpha/ })).toHaveCount(0);
});

test('columns of responses that are chosen become runs', async ({ page }) => {
  await openFile(page, 'wide.csv', [
    'question,answer,one,two',
    'q1,x,x,no',
    'q2,y,y,no',
    'q3,z,z,z',
  ]);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: /^Response/ }).click();
  await dialog.getByRole('option', { name: 'one', exact: true }).click();
  await dialog.getByText(/^Runs in this file/).click();
  await dialog.getByRole('combobox', { name: /^Further columns/ }).click();
  await dialog.getByRole('option', { name: 'two', exact: true }).click();
  await dialog.getByRole('button', { name: 'Score' }).click();
  await goTo(page, 'Runs');
  const exact = table(page, 'Exact substring by run and domain');
  await expect(exact.getByRole('row', { name: /wide\.csv · one/ })).toContainText('100.0%');
  await expect(exact.getByRole('row', { name: /wide\.csv · two/ })).toContainText('33.3%');
});
