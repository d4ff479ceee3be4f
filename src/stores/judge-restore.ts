import { Problem } from '../core/problem.ts';
import { nameJudgement, startJudging } from '../storage/judgings.ts';
import { keepJudgements, keepOrTell } from './judge-keep.ts';
import { getLive, type JudgingFacts, showFacts, tellJudgements, toRecord } from './judge-load.ts';
import { useRuns } from './runs-state.ts';
import { postToTabs } from './tab-channel.ts';

/** Shows and keeps a judging of a run in place of the one that is here. Throws Problem `usage` while that goes on. */
export async function takeJudging(facts: JudgingFacts): Promise<void> {
  const { run } = facts;
  if (getLive()?.run === run)
    throw new Problem('usage', 'The judge is at work on this file: stop it first, then try again.');
  showFacts(facts);
  await keepOrTell(() => startJudging(toRecord(facts)));
  const named = Array.from(
    facts.judgements,
    ([key, judgement]) => [nameJudgement(run, key), judgement] as const,
  );
  await keepJudgements({ judgements: new Map(named) });
  postToTabs({ kind: 'judged', run });
  if (useRuns.getState().runs.some(({ key }) => key === run)) await tellJudgements(run);
}
