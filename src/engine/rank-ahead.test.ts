import { expect, it } from 'vitest';
import { hold, passTurns, startCall, useUpSlices } from './ahead.test-support.ts';
import { Calls } from './calls.ts';
import { rankAhead } from './rank-ahead.ts';

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
