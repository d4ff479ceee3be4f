import type { Locator, Page } from '@playwright/test';
import type { JudgeServer } from '../judge-server/judge-server.ts';
import { allow, fillEndpoint, MUMBLED, panel } from '../judge-steps.ts';
import { pressOn, reviewAllRows, startSampled } from '../review-steps.ts';
import { bucketLink, dropFiles, goTo, makeCsv, openSample, openStart } from '../steps.ts';
import { expect } from '../test.ts';

/** Two models in Hindi and Arabic, with a retrieved context and a quoted source. */
const SCRIPTS = ['मॉडल-क.csv', 'मॉडल-ख.csv'].map((name, n) =>
  makeCsv(
    name,
    [
      'question,answer,Domain,response,context',
      `गंगा कहाँ है?,भारत में,भूगोल,"गंगा नदी भारत ${n ? 'और नेपाल ' : ''}में बहती है। [1]","[{""source"":""स्रोत.txt"",""text"":""गंगा भारत में बहती है।""}]"`,
      `أين يجري نهر النيل؟,في مصر,جغرافيا,"يجري نهر النيل في ${n ? 'السودان ثم ' : ''}مصر [مصدر.txt]","[{""source"":""مصدر.txt"",""text"":""النيل في مصر.""}]"`,
      `भारत कब आज़ाद हुआ?,1947,इतिहास,१९४७ में,`,
    ].join('\n'),
  ),
);

const FEW_ROWS = [
  'one,Delhi,It is Delhi.',
  'two,Delhi,it is delhi',
  'three,Hoysala dynasty,the Hoysalas',
];

/** What the explorer shows of one row. */
export const openRow = (page: Page) => page.getByRole('region', { name: 'Open row' });

export function heading(page: Page, name: string): Locator {
  return page.getByRole('heading', { level: 1, name });
}

export async function openReviewed(page: Page, rows: number): Promise<void> {
  await openSample(page);
  await startSampled(page);
  for (let row = 0; row < rows; row++) await pressOn(page, row % 3 === 2 ? '0' : '1');
}

export async function openFewRows(page: Page): Promise<void> {
  await openStart(page);
  await dropFiles(page, [
    makeCsv('few.csv', ['question,answer,response', ...FEW_ROWS, ''].join('\n')),
  ]);
  await reviewAllRows(page);
}

export async function openModels(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the sample with three models' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: /3 files/ })).toBeVisible();
}

export async function openScripts(page: Page, screen: Parameters<typeof goTo>[1]): Promise<void> {
  await openStart(page);
  await dropFiles(page, SCRIPTS);
  await bucketLink(page, 'Both pass').waitFor();
  await goTo(page, screen);
  await heading(page, screen).waitFor();
}

export async function openOverlapRow(page: Page): Promise<void> {
  await openSample(page);
  await bucketLink(page, 'Overlap only').click();
  await page.getByText('24 of 116 rows').waitFor();
  await page.getByRole('grid').getByRole('row').nth(2).click();
  await expect(openRow(page)).toContainText('Verdicts');
}

export async function openJudged(page: Page, server: JudgeServer): Promise<void> {
  server.behave({
    cors: allow(),
    fault: ({ n }) => (n > 90 ? { kind: 'body', body: MUMBLED } : undefined),
  });
  await openSample(page);
  await goTo(page, 'Judge');
  await fillEndpoint(page, server);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  // On a busy machine this takes longer than an expectation waits.
  await panel(page, 'Run')
    .getByText(/^Done: judge-1/)
    .waitFor();
}

export async function openRagSample(page: Page): Promise<void> {
  await openStart(page);
  await page.getByRole('button', { name: 'Try the RAG sample' }).click();
  await expect(page.getByRole('banner').getByText('demo_rag_squad.csv')).toBeAttached();
  await goTo(page, 'RAG');
  await page.getByRole('region', { name: 'Checking the metric' }).waitFor();
}

export async function openWorstRow(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Rows by final rating, lowest first' }).click();
  await page.getByRole('grid').getByRole('row').nth(1).click();
  await openRow(page)
    .getByRole('button', { name: /Open it$/ })
    .first()
    .click();
  await openRow(page).getByRole('figure').first().waitFor();
}

/** Has the model do a task of the RAG screen. */
export async function askModel(
  page: Page,
  server: JudgeServer,
  task: string,
  button: string,
): Promise<void> {
  const endpoint = panel(page, 'What a model says');
  await endpoint.getByLabel('Server', { exact: true }).selectOption('Another endpoint');
  await endpoint.getByLabel('Base URL').fill(server.baseURL);
  await endpoint.getByLabel('Model', { exact: true }).fill('judge-1');
  await panel(page, task).getByRole('button', { name: button }).click();
  await panel(page, task)
    .getByText(/^Done: asked/)
    .first()
    .waitFor();
}
