import { create } from 'zustand';
import { Problem, toPlainProblem } from '../core/problem.ts';
import {
  KEPT_KINDS,
  type KeptAmount,
  type KeptKind,
  measureKept,
  putBackKept,
  takeOutKept,
} from '../storage/kept-data.ts';
import { readSettingsRecord } from '../storage/records.ts';
import { clearReviews } from './export-reviews.ts';
import { emptyCache } from './judge-forget.ts';
import { keepJudgements } from './judge-keep.ts';
import { forgetShown, getLive, reloadJudging } from './judge-load.ts';
import { forgetSecrets } from './judge-secrets.ts';
import { keepSettings, loadSettings } from './keep-judge-settings.ts';
import { type JudgeState, useJudge } from './judge-state.ts';
import { replaceLayout, useLayout } from './layout.ts';
import { loadReviews } from './load-reviews.ts';
import { useRag } from './rag-state.ts';
import { currentSettings, useReviews } from './review-state.ts';
import { useRunGroups } from './run-groups.ts';
import { useRuns } from './runs-state.ts';
import { offerUndo, useUndoOffer } from './undo-offer.ts';

export { KEPT_KINDS } from '../storage/kept-data.ts';
export type { KeptAmount, KeptKind } from '../storage/kept-data.ts';

export interface KeptDataState {
  /** Undefined until it is measured. */
  amounts: Partial<Record<KeptKind, KeptAmount>>;
  /** What keeps the last verb from being done, in a sentence. */
  problem: string | undefined;
}

/** What is kept in this browser beside files: for as long as the page is open. */
export const useKeptData = create<KeptDataState>(() => ({
  amounts: {},
  problem: undefined,
}));

/** Measures all that is kept, kind by kind. Never rejects. */
export async function measureAll(): Promise<void> {
  for (const kind of KEPT_KINDS) await tell(() => measure(kind));
}

async function measure(kind: KeptKind): Promise<void> {
  const amount = await measureKept(kind);
  const { layout } = useLayout.getState();
  if (kind === 'settings' && Object.keys(layout).length > 0) {
    amount.records++;
    amount.bytes += JSON.stringify(layout).length;
  }
  useKeptData.setState(({ amounts }) => ({ amounts: { ...amounts, [kind]: amount } }));
}

const CLEAR: Record<KeptKind, () => Promise<void>> = {
  reviews: clearReviews,
  judgings: clearJudgings,
  cache: emptyCache,
  settings: clearSettings,
  rag: clearRag,
};

/** Clears one kind from this browser, and what this page shows of it, which can be undone. Never rejects. */
export async function clearKept(kind: KeptKind): Promise<void> {
  useKeptData.setState({ problem: undefined });
  await tell(CLEAR[kind]);
  await measureAll();
}

async function clearJudgings(): Promise<void> {
  if (getLive()) {
    useKeptData.setState({ problem: 'Stop the judge first, then clear what it said.' });
    return;
  }
  // What is on its way would come after.
  await keepJudgements({});
  const shown = [...useJudge.getState().judgings.keys()];
  const taken = await takeOutKept('judgings');
  for (const run of shown) await forgetShown(run);
  offerUndo('The judge’s verdicts are cleared.', async () => {
    if (getLive())
      throw new Problem('usage', 'The judge is at work: stop it first, then try again.');
    await putBackKept(taken);
    for (const { key } of useRuns.getState().runs) await reloadJudging(key);
  });
}

async function clearSettings(): Promise<void> {
  await Promise.all([loadSettings(), loadReviews()]);
  const [judge, review, groups] = [useJudge.getState(), currentSettings(), useRunGroups.getState()];
  const { layout } = useLayout.getState();
  const taken = await takeOutKept('settings');
  replaceLayout({});
  useJudge.setState(judgeSettingsOf(useJudge.getInitialState()));
  forgetSecrets();
  useReviews.setState(readSettingsRecord(undefined));
  useRunGroups.setState(useRunGroups.getInitialState());
  offerUndo('Settings are cleared.', async () => {
    await putBackKept(taken);
    useJudge.setState(judgeSettingsOf(judge));
    keepSettings();
    useReviews.setState(review);
    useRunGroups.setState(groups);
    replaceLayout(layout);
  });
}

function judgeSettingsOf(state: JudgeState) {
  const { connection, rememberKey, model, prompt, parameters, pace, prices } = state;
  return { connection, rememberKey, model, prompt, parameters, pace, prices };
}

async function clearRag(): Promise<void> {
  const taken = await takeOutKept('rag');
  forgetRag();
  offerUndo('RAG settings are cleared.', async () => {
    await putBackKept(taken);
    forgetRag();
  });
}

/** Settings are read anew when they are asked for. */
function forgetRag(): void {
  useRag.setState({ settings: new Map(), ready: new Map(), report: undefined });
}

async function tell(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (thrown) {
    useKeptData.setState({ problem: toPlainProblem(thrown).message });
  }
}

// What an undo brings back is kept again.
useUndoOffer.subscribe(({ undone }, before) => {
  if (undone && undone !== before.undone) void measureAll();
});
