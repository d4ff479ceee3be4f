import { expect, it, vi } from 'vitest';
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

it('puts responses in order, then questions and golden answers', async () => {
  const { held, loaded, rankTexts } = await hold(20_000);
  await rankAhead(held, loaded);
  expect(rankTexts.mock.calls).toEqual([[2], [0], [1]]);
});

it('stops at the next column where the run is taken away', async () => {
  const { held, loaded, rankTexts } = await hold(20_000);
  const ranking = rankAhead(held, loaded);
  held.drop(loaded.run.key);
  await ranking;
  expect(rankTexts.mock.calls).toEqual([[2]]);
});

it('leaves small files for when they are sorted', async () => {
  const { held, loaded, rankTexts } = await hold(100);
  await rankAhead(held, loaded);
  expect(rankTexts).not.toHaveBeenCalled();
});
