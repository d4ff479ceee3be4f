import { create } from 'zustand';
import type { Measure } from '../core/runs/measures.ts';
import type {
  AcrossReport,
  AcrossRow,
  PairReport,
  PairRow,
  RunsReport,
  SquadReport,
} from '../engine/compare-types.ts';
import type { AcrossFilter, PairFilter } from '../engine/row-types.ts';
import { type Answer, noAnswer, openQuestion } from './answer.ts';
import { onEngineStop } from './engine.ts';
import { tellDecisions } from './review-engine.ts';
import { useReviews } from './review-state.ts';

export type { Answer } from './answer.ts';
export type {
  AcrossReport,
  AcrossRow,
  PairReport,
  PairRow,
  RunsReport,
  SideRow,
  SquadReport,
} from '../engine/compare-types.ts';

/** Rows `from` to before `from + rows.length` of what was asked about, and how many there are. */
export interface Page<Filter, Row> {
  filter: Filter;
  from: number;
  count: number;
  rows: Row[];
}

export interface CompareState {
  table: Answer<RunsReport>;
  pairs: Answer<PairReport[]>;
  pairRows: Answer<Page<PairFilter, PairRow>>;
  across: Answer<AcrossReport>;
  acrossRows: Answer<Page<AcrossFilter, AcrossRow>>;
  squad: Answer<SquadReport[]>;
}

const initial: CompareState = {
  table: noAnswer(),
  pairs: noAnswer(),
  pairRows: noAnswer(),
  across: noAnswer(),
  acrossRows: noAnswer(),
  squad: noAnswer(),
};

/** Runs side by side, as they were asked for last. */
export const useCompare = create<CompareState>(() => initial);

const table = openQuestion<RunsReport>((change) =>
  useCompare.setState((state) => ({ table: { ...state.table, ...change } })),
);
const pairs = openQuestion<PairReport[]>((change) =>
  useCompare.setState((state) => ({ pairs: { ...state.pairs, ...change } })),
);
const pairRows = openQuestion<Page<PairFilter, PairRow>>((change) =>
  useCompare.setState((state) => ({ pairRows: { ...state.pairRows, ...change } })),
);
const across = openQuestion<AcrossReport>((change) =>
  useCompare.setState((state) => ({ across: { ...state.across, ...change } })),
);
const acrossRows = openQuestion<Page<AcrossFilter, AcrossRow>>((change) =>
  useCompare.setState((state) => ({ acrossRows: { ...state.acrossRows, ...change } })),
);
const squad = openQuestion<SquadReport[]>((change) =>
  useCompare.setState((state) => ({ squad: { ...state.squad, ...change } })),
);

/** Finds these runs by every measure. Never rejects; nor does any of the calls below. */
export function showRunsTable(runs: string[]): Promise<void> {
  void tellDecisions();
  const { seed } = useReviews.getState();
  const seeds = Object.fromEntries(runs.map((run) => [run, seed]));
  return table.ask((engine, job, onProgress) => engine.compareRuns(runs, seeds, job, onProgress));
}

/** Compares pairs of runs by a measure; p values are corrected over all of them. */
export function showPairs(
  asked: [first: string, second: string][],
  measure: Measure,
): Promise<void> {
  return pairs.ask((engine, job, onProgress) =>
    engine.comparePairs(asked, measure, job, onProgress),
  );
}

/** Lists rows `from` to before `to` of a part of a pair. */
export function showPairRows(filter: PairFilter, from: number, to: number): Promise<void> {
  return pairRows.ask(async (engine) => {
    const found = await engine.pairRows(filter, from, to);
    return found.ok ? { ok: true, value: { filter, from, ...found.value } } : found;
  });
}

/** Counts how many of these runs get each question right. */
export function showAcross(runs: string[], measure: Measure): Promise<void> {
  return across.ask((engine, job, onProgress) =>
    engine.countAcross(runs, measure, job, onProgress),
  );
}

/** Lists questions `from` to before `to` of those that so many runs get right. */
export function showAcrossRows(filter: AcrossFilter, from: number, to: number): Promise<void> {
  return acrossRows.ask(async (engine) => {
    const found = await engine.acrossRows(filter, from, to);
    return found.ok ? { ok: true, value: { filter, from, ...found.value } } : found;
  });
}

/** Finds SQuAD's exact match and token F1 of these runs. */
export function showSquad(runs: string[]): Promise<void> {
  // Those before may be of other golden answers, and do not say so.
  useCompare.setState(({ squad: before }) => ({ squad: { ...before, value: undefined } }));
  return squad.ask((engine, job, onProgress) => engine.scoreSquad(runs, job, onProgress));
}

/** Ends all that is being found; what was found stays. */
export function stopComparing(): void {
  for (const { stop } of [table, pairs, pairRows, across, acrossRows, squad]) stop();
}

onEngineStop(() => useCompare.setState(initial));
