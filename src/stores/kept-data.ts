import { create } from 'zustand';
import { toPlainProblem } from '../core/problem.ts';
import {
  KEPT_KINDS,
  type KeptAmount,
  type KeptKind,
  measureKept,
  putBackKept,
  takeOutKept,
} from '../storage/kept-data.ts';
import { readSettingsRecord } from '../storage/records.ts';
import { loadSettings } from '../storage/review-settings.ts';
import { clearReviews } from './export-reviews.ts';
import { emptyCache } from './judge-forget.ts';
import { keepJudgements } from './judge-keep.ts';
import { forgetShown, getLive, reloadJudging } from './judge-load.ts';
import { readSettings } from './judge-settings.ts';
import { useJudge } from './judge-state.ts';
import { loadReviews } from './load-reviews.ts';
import { useRag } from './rag-state.ts';
import { useReviews } from './review-state.ts';
import { useRuns } from './runs-state.ts';
import { undo } from './undo.ts';

export { KEPT_KINDS } from '../storage/kept-data.ts';
export type { KeptAmount, KeptKind } from '../storage/kept-data.ts';

export interface KeptDataState {
  /** Undefined until it is measured. */
  amounts: Partial<Record<KeptKind, KeptAmount>>;
  /** What was cleared last and can be brought back. */
  cleared: KeptKind | undefined;
  /** What keeps the last verb from being done, in a sentence. */
  problem: string | undefined;
}

/** What is kept in this browser beside files: for as long as the page is open. */
export const useKeptData = create<KeptDataState>(() => ({
  amounts: {},
  cleared: undefined,
  problem: undefined,
}));

let bringBack: (() => Promise<void>) | undefined;

/** Measures all that is kept, kind by kind. Never rejects. */
export async function measureAll(): Promise<void> {
  for (const kind of KEPT_KINDS) await tell(() => measure(kind));
}

async function measure(kind: KeptKind): Promise<void> {
  const amount = await measureKept(kind);
  useKeptData.setState(({ amounts }) => ({ amounts: { ...amounts, [kind]: amount } }));
}

/**
 * Clears one kind from this browser, and what this page shows of it. All but the cache can be brought back by
 * `undoClear` until something else is cleared. Never rejects.
 */
export async function clearKept(kind: KeptKind): Promise<void> {
  await tell(async () => {
    bringBack = undefined;
    useKeptData.setState({ cleared: undefined });
    const back = await CLEAR[kind]();
    bringBack = back;
    useKeptData.setState({ cleared: back && kind });
  });
  await measureAll();
}

/** Brings back what was cleared last. Never rejects. */
export async function undoClear(): Promise<void> {
  const back = bringBack;
  bringBack = undefined;
  useKeptData.setState({ cleared: undefined });
  if (back) await tell(back);
  await measureAll();
}

type Clear = () => Promise<(() => Promise<void>) | undefined>;

const CLEAR: Record<KeptKind, Clear> = {
  reviews: clearDecisions,
  judgings: clearJudgings,
  // It may be larger than what memory holds: it is asked for twice instead.
  cache: async () => {
    await emptyCache();
    return undefined;
  },
  settings: clearSettings,
  rag: clearRag,
};

/** By the review's own step, so that what undoes it there undoes it here. */
async function clearDecisions(): Promise<() => Promise<void>> {
  await loadReviews();
  const before = useReviews.getState().steps.at(-1);
  await clearReviews();
  useReviews.setState({ notice: undefined });
  const step = useReviews.getState().steps.at(-1);
  return async () => {
    if (step && step !== before && useReviews.getState().steps.at(-1)?.id === step.id) await undo();
  };
}

async function clearJudgings(): Promise<(() => Promise<void>) | undefined> {
  if (getLive()) {
    useKeptData.setState({ problem: 'Stop the judge first, then clear what it said.' });
    return undefined;
  }
  // What is on its way would come after.
  await keepJudgements({});
  const shown = [...useJudge.getState().judgings.keys()];
  const taken = await takeOutKept('judgings');
  for (const run of shown) await forgetShown(run);
  return async () => {
    await putBackKept(taken);
    for (const { key } of useRuns.getState().runs) await reloadJudging(key);
  };
}

async function clearSettings(): Promise<() => Promise<void>> {
  const taken = await takeOutKept('settings');
  const { connection, rememberKey, model, prompt, parameters, pace, prices } =
    useJudge.getInitialState();
  useJudge.setState({ connection, rememberKey, model, prompt, parameters, pace, prices });
  useReviews.setState(readSettingsRecord(undefined));
  return async () => {
    await putBackKept(taken);
    await readSettings();
    useReviews.setState(await loadSettings());
  };
}

async function clearRag(): Promise<() => Promise<void>> {
  const taken = await takeOutKept('rag');
  forgetRag();
  return async () => {
    await putBackKept(taken);
    forgetRag();
  };
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
