import { create } from 'zustand';
import type { PlainProblem } from '../core/problem.ts';
import { DEFAULT_RAG_SETTINGS, type RagSettings } from '../core/rag/rag-settings.ts';
import type { RagDetail, RagReport } from '../engine/rag-types.ts';
import type { RowId } from '../engine/row-types.ts';
import type { Run } from '../engine/run-types.ts';
import { loadRagSettings } from '../storage/rag-settings.ts';

export interface RagState {
  /** By run; those that were asked for. */
  settings: ReadonlyMap<string, RagSettings>;
  /** What the figures of the run that is shown come to; it stays while the next one is made. */
  report: RagReport | undefined;
  /** The run whose figures are being found, and its rows so far. */
  working: { run: string; job: string; rows: number } | undefined;
  /** Why there is no report, or no newer one. */
  problem: PlainProblem | undefined;
  /** Runs, as they are loaded, whose figures the engine has for filters and sorts. */
  ready: ReadonlyMap<string, Run>;
  /** Sources, length and rating of the open row. */
  row: { id: RowId; detail: RagDetail } | undefined;
}

/** How answers of retrieval systems are evaluated, and what comes of it: for as long as the page is open. */
export const useRag = create<RagState>(() => ({
  settings: new Map(),
  report: undefined,
  working: undefined,
  problem: undefined,
  ready: new Map(),
  row: undefined,
}));

/** The settings of a run: those of this page, else those kept in this browser, else the usual ones. Never rejects. */
export async function ragSettingsOf(run: string): Promise<RagSettings> {
  const known = () => useRag.getState().settings.get(run);
  if (known()) return known() ?? DEFAULT_RAG_SETTINGS;
  const kept = await loadRagSettings(run);
  // A choice may have been made meanwhile.
  if (!known()) useRag.setState(({ settings }) => ({ settings: new Map(settings).set(run, kept) }));
  return known() ?? kept;
}
