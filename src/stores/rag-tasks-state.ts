import { create } from 'zustand';
import type { CutPrompts } from '../core/judge/find-cut-prompts.ts';
import type { FailureGroup } from '../core/judge/group-failures.ts';
import type { LengthShare } from '../core/judge/tasks/summarise-length-checks.ts';
import type { SupportSummary } from '../core/judge/tasks/summarise-support.ts';
import type { RagCaseChoice } from '../engine/rag-types.ts';
import type { Run } from '../engine/run-types.ts';
import type { RunProgress } from '../judge/run-progress.ts';

/** What asking about the chosen rows takes, before anything is sent. */
export interface RagTaskSize {
  /** Rows of the run that have what it takes. */
  fit: number;
  /** Rows that will be asked about. */
  rows: number;
  /** Different requests, those of kept answers too. */
  requests: number;
  /** Tokens of the prompts, about. */
  tokens: number;
}

/** One asking of a model about a run's rows, under way or ended. */
export interface RagAsking<Summary> {
  run: Run;
  /** By whom the answers are given: said wherever they go. */
  model: string;
  baseURL: string;
  choice: RagCaseChoice;
  /** Rows that are asked about. */
  rows: number;
  status: 'running' | 'paused' | 'stopped' | 'done' | 'ended';
  /** Why it ended before its end, or paused by itself: sentences. */
  reason: string | undefined;
  /** Of requests; undefined before the first. */
  progress: RunProgress<string> | undefined;
  /** What the answers come to, once it has ended. */
  summary: Summary | undefined;
  /** The answers row by row, with a header, once it has ended. */
  table: string[][] | undefined;
  /** Requests without an answer, by cause. */
  failures: readonly FailureGroup<string>[];
  cutPrompts: CutPrompts | undefined;
}

/** Questions about the answers of a retrieval system, and what the answers come to. */
export interface RagSummaries {
  length: LengthShare[];
  support: SupportSummary;
}
export type RagTask = keyof RagSummaries;

export type RagTasksState = {
  /** The run that is shown. */
  run: string | undefined;
  choice: RagCaseChoice;
  /** Of the run that is shown, by the choice as it is; undefined until it is known. */
  sizes: Partial<Record<RagTask, RagTaskSize>>;
  /** What keeps the last verb from being done, in a sentence. */
  problem: string | undefined;
} & { [Task in RagTask]: RagAsking<RagSummaries[Task]> | undefined };

/** What models are asked about the answers of retrieval systems, for as long as the page is open. */
export const useRagTasks = create<RagTasksState>(() => ({
  run: undefined,
  choice: { limit: 50, seed: 0 },
  sizes: {},
  problem: undefined,
  length: undefined,
  support: undefined,
}));

/** Whether a model is being asked in this tab. */
export function isAsking({ length, support }: RagTasksState): boolean {
  return [length, support].some((one) => one?.status === 'running' || one?.status === 'paused');
}
