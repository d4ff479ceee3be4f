import type { Locator, Page } from '@playwright/test';
import { JUDGE_STATES, JUDGE_STATE_LABELS } from '../src/core/judge/judgement.ts';
import { promptOf } from './judge-server/answer-chat.ts';
import type { JudgeServer, JudgeServerOptions } from './judge-server/judge-server.ts';
import { startJudgeServer } from './judge-server/judge-server.ts';
import { goTo, openSample } from './steps.ts';
import { expect, test as base } from './test.ts';

export const KEY = 'sk-0123456789-secret';

/** The page, and a judge on another origin that lets it in. */
export const test = base.extend<{ server: JudgeServer }>({
  server: async ({ playwright: _playwright }, use) => {
    const server = await startJudgeServer({ cors: allow() });
    await use(server);
    await server.close();
  },
});

/** What a judge allows a page: the headers that every request has, and no others but these. */
export function allow(...headers: string[]): NonNullable<JudgeServerOptions['cors']> {
  return { origin: '*', headers: ['content-type', 'authorization', ...headers] };
}

/** Opens the judge with the sample, and points it at a server. */
export async function openJudge(page: Page, server: JudgeServer): Promise<void> {
  await openSample(page);
  await goTo(page, 'Judge');
  await fillEndpoint(page, server);
}

export async function fillEndpoint(page: Page, { baseURL }: JudgeServer): Promise<void> {
  const endpoint = panel(page, 'Endpoint');
  await endpoint.getByLabel('Server', { exact: true }).selectOption('Another endpoint');
  await endpoint.getByLabel('Base URL').fill(baseURL);
  await endpoint.getByLabel(/^Key/).fill(KEY);
  await endpoint.getByLabel('Model', { exact: true }).fill('judge-1');
}

export function panel(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

export async function runToItsEnd(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expectDone(page);
}

export async function expectDone(page: Page): Promise<void> {
  await expect(panel(page, 'Run').getByText(/^Done: judge-1/)).toBeVisible();
}

/** Rows in each state by the table beside the bar, and their sum as it says it. */
export async function readStates(page: Page): Promise<Record<string, number>> {
  const rows = panel(page, 'Run').getByRole('table').getByRole('row');
  const found: Record<string, number> = {};
  const names = [...JUDGE_STATES.map((state) => JUDGE_STATE_LABELS[state].name), 'All rows'];
  for (const name of names) {
    const cell = rows.filter({ hasText: name }).getByRole('cell').first();
    found[name] = Number(await cell.innerText());
  }
  return found;
}

/** Prompts that a server was asked, each once. */
export function promptsOf(server: JudgeServer): Set<string> {
  return new Set(server.asked().map(({ body }) => (body ? promptOf(body) : '')));
}

/** An answer without a verdict. */
export const MUMBLED = {
  object: 'chat.completion',
  choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'Hm.' } }],
};
