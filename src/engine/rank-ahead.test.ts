import { expect, it, onTestFinished, vi } from 'vitest';
import { Calls } from './calls.ts';
import { HeldRuns } from './held-runs.ts';
import { loadRun } from './load-run.ts';
import { rankAhead } from './rank-ahead.ts';

const DIALECT = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' } as const;

async function hold(rows: number) {
  const lines = Array.from({ length: rows }, (_, row) => `q${row},a${row},r${row}`);
  const file = new File([`question,answer,response\n${lines.join('\n')}\n`], 'rows.csv');
  const mapping = { question: 0, golden: 1, response: 2 };
  const request = { job: 'load', dialect: DIALECT, mapping };
  const runs = await loadRun(file, request, () => undefined, { cancelled: false });
  const held = new HeldRuns();
  held.keep(runs);
  const [loaded] = runs;
  if (!loaded) throw new Error('A file is one run or more.');
  return { held, loaded, rankTexts: vi.spyOn(loaded.table, 'rankTexts') };
}

/** Every look at the clock finds the slice used up. */
function useUpSlices(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
  onTestFinished(() => void vi.restoreAllMocks());
}

/** A call that is under way until it is ended. */
function startCall(calls: Calls): () => void {
  let end: (() => void) | undefined;
  void calls.during(() => new Promise<void>((resolve) => (end = resolve)));
  return () => end?.();
}

async function passTurns(): Promise<void> {
  for (let turn = 0; turn < 100; turn++) await new Promise((resolve) => setTimeout(resolve));
}

it('puts responses in order, then questions and golden answers', async () => {
  const { held, loaded, rankTexts } = await hold(20_000);
  await rankAhead(held, loaded, new Calls());
  expect(rankTexts.mock.calls.map(([column]) => column)).toEqual([2, 0, 1]);
});

it('stands still while somebody waits for something else', async () => {
  const { held, loaded, rankTexts } = await hold(20_000);
  useUpSlices();
  const calls = new Calls();
  const ranking = rankAhead(held, loaded, calls);
  await Promise.resolve();
  const end = startCall(calls);
  await passTurns();
  expect(rankTexts).toHaveBeenCalledOnce();
  end();
  await ranking;
  expect(rankTexts).toHaveBeenCalledTimes(3);
});

it('goes on for whoever sorts by what it stands still at', async () => {
  const { held, loaded } = await hold(20_000);
  useUpSlices();
  const calls = new Calls();
  const ranking = rankAhead(held, loaded, calls);
  const end = startCall(calls);
  await passTurns();
  const { ranks } = await loaded.table.rankTexts(2);
  expect(ranks[1]).toBe(1);
  end();
  await ranking;
});

it('ends in the middle of a column where the run is taken away, which can be found again', async () => {
  const { held, loaded, rankTexts } = await hold(20_000);
  useUpSlices();
  const ranking = rankAhead(held, loaded, new Calls());
  await Promise.resolve();
  held.drop(loaded.run.key);
  await expect(ranking).rejects.toMatchObject({ code: 'cancelled' });
  expect(rankTexts).toHaveBeenCalledOnce();
  const { ranks } = await loaded.table.rankTexts(2);
  expect(ranks[1]).toBe(1);
});

it('leaves small files for when they are sorted', async () => {
  const { held, loaded, rankTexts } = await hold(100);
  await rankAhead(held, loaded, new Calls());
  expect(rankTexts).not.toHaveBeenCalled();
});
