import { expect, it, vi } from 'vitest';
import { misbehave, seededRandom } from '../../e2e/judge-server/misbehave.ts';
import { REPLY_INSTRUCTIONS } from '../core/judge/default-prompt.ts';
import { type EndState, verdictOf } from '../core/judge/judgement.ts';
import { fillPrompt } from '../core/judge/prompt.ts';
import type { RunOptions } from './start-run.ts';
import { makeRows, makeSettings, openServer, run } from './run-judge.test-support.ts';

const ROWS = 1000;

it('ends every row of a thousand once, with the verdict that the server gave last', async () => {
  const random = seededRandom(7);
  const server = await openServer({ fault: misbehave(random), latencyMs: () => 2 * random() });
  const rows = makeRows(ROWS);
  const heard = new Map<string, EndState>();
  const onJudged = vi.fn<NonNullable<RunOptions['onJudged']>>(({ key }, { state }) => {
    heard.set(key, state);
  });
  // A hundredth of this, as of all waits: enough for an answer on a busy machine, which the server takes as given.
  const { end, judgements, progress } = await run(server.baseURL, rows, {
    concurrency: 16,
    timeoutMs: 500_000,
    random,
    onJudged,
  });
  expect(end).toBe('done');
  expect(onJudged).toHaveBeenCalledTimes(ROWS);
  expect(Object.values(progress.tally).reduce((sum, count) => sum + count)).toBe(ROWS);
  expect(progress.requests).toBe(server.asked().length);

  const said = new Map(
    server.asked().flatMap(({ prompt, verdict }) => (prompt && verdict ? [[prompt, verdict]] : [])),
  );
  const { prompt } = makeSettings(server.baseURL);
  const verdicts = rows.map((row) => said.get(fillPrompt(prompt, REPLY_INSTRUCTIONS.json, row)));
  const states = rows.map(({ key }) => judgements.get(key)?.state);
  expect(rows.map(({ key }) => heard.get(key))).toEqual(states);
  expect(states.map((state) => state && verdictOf(state))).toEqual(verdicts);
  expect(progress.tally.correct + progress.tally.incorrect).toBe(said.size);
  expect(said.size).toBeGreaterThan(980);
});
