import { clearVerdicts, removeJudging } from '../storage/judgings.ts';
import { forgetFailed, keepJudgements, keepOrTell } from './judge-keep.ts';
import { forgetShown, getLive } from './judge-load.ts';
import { useJudge } from './judge-state.ts';
import { postToTabs } from './tab-channel.ts';
import { forgetHeld } from './task-cache.ts';

/** Forgets all kept answers, so that every row is asked for again. What runs show stays. Never rejects. */
export async function emptyCache(): Promise<void> {
  forgetFailed();
  forgetHeld();
  await keepOrTell(clearVerdicts);
}

/** Forgets what was judged of a run; verdicts stay kept for the next judging. Never rejects. */
export async function forgetJudging(run: string): Promise<void> {
  if (getLive()?.run === run) {
    useJudge.setState({ problem: 'Stop the judge first, then forget what it said.' });
    return;
  }
  // What is on its way would come after.
  await keepJudgements({});
  forgetFailed(run);
  await keepOrTell(() => removeJudging(run));
  await forgetShown(run);
  postToTabs({ kind: 'judged', run });
}
