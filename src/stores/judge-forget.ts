import { putBackKept, takeOutKept, type TakenOut } from '../storage/kept-data.ts';
import { removeJudging } from '../storage/judgings.ts';
import { forgetFailed, keepJudgements, keepOrTell } from './judge-keep.ts';
import { forgetShown, getLive, readStored } from './judge-load.ts';
import { takeJudging } from './judge-restore.ts';
import { useJudge } from './judge-state.ts';
import { useRuns } from './runs-state.ts';
import { postToTabs } from './tab-channel.ts';
import { forgetHeld } from './task-cache.ts';
import { offerUndo } from './undo-offer.ts';

/**
 * Forgets all kept answers, so that every row is asked for again, which can be undone. What runs show stays. Never
 * rejects.
 */
export async function emptyCache(): Promise<void> {
  const holdAgain = [forgetFailed(), forgetHeld()];
  let taken: TakenOut | undefined;
  await keepOrTell(async () => {
    taken = await takeOutKept('cache');
  });
  offerUndo('The cache of model answers is emptied.', async () => {
    for (const hold of holdAgain) hold();
    if (taken) await putBackKept(taken);
  });
}

/**
 * Forgets what was judged of a run, which can be undone; verdicts stay kept for the next judging. Never rejects.
 */
export async function forgetJudging(run: string): Promise<void> {
  if (getLive()?.run === run) {
    useJudge.setState({ problem: 'Stop the judge first, then forget what it said.' });
    return;
  }
  // What is on its way would come after.
  await keepJudgements({});
  const before = useJudge.getState().judgings.get(run) ?? (await readStored(run));
  forgetFailed(run);
  await keepOrTell(() => removeJudging(run));
  await forgetShown(run);
  postToTabs({ kind: 'judged', run });
  if (!before) return;
  const name = useRuns.getState().runs.find(({ key }) => key === run)?.name ?? 'a file';
  offerUndo(`What the judge said of ${name} is forgotten.`, () => takeJudging(before));
}
