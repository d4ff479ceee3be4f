import { refreshJudgeReport } from './judge-report.ts';
import { loadSettings } from './keep-judge-settings.ts';
import { useJudge } from './judge-state.ts';
import { tellJudgements } from './judge-load.ts';

// Screens find all about the judge in this one file.
export type * from './judge-state.ts';
export { exportBatch, importBatch } from './judge-batch.ts';
export { pause, resume, stop } from './judge-follow.ts';
export { emptyCache, forgetJudging } from './judge-forget.ts';
export { refreshJudgeReport } from './judge-report.ts';
export { resumeStored, retryThese, startJudging } from './judge-run.ts';
export { readBaseURL } from './judge-address.ts';
export {
  chooseServer,
  removeHeader,
  resetPrompt,
  setConnection,
  setKey,
  setModel,
  setPace,
  setParameters,
  setPrices,
  setPrompt,
  setRememberKey,
  setScope,
} from './judge-settings.ts';
export { dismissJudgeMessages, statusOf, useJudge } from './judge-state.ts';
export { estimateScope, listModels, rehearse, stopRehearsal, testConnection } from './judge-try.ts';

/** Loads what is kept of the settings and of a run's judging, and shows that run. Never rejects. */
export async function showJudging(run: string): Promise<void> {
  await loadSettings();
  useJudge.setState((state) =>
    state.run === run
      ? {}
      : {
          run,
          scope: { kind: 'default', seed: 0 },
          estimate: undefined,
          rehearsal: undefined,
          report: undefined,
          batch: undefined,
        },
  );
  if (!useJudge.getState().judgings.has(run)) await tellJudgements(run);
  await refreshJudgeReport(run);
}
