import { create } from 'zustand';
import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import type { CutPrompts } from '../core/judge/find-cut-prompts.ts';
import type { FailureGroup } from '../core/judge/group-failures.ts';
import {
  DEFAULT_PARAMETERS,
  type Judgement,
  type JudgeRow,
  type JudgeSettings,
} from '../core/judge/judgement.ts';
import type { Accepted } from '../core/judge/request.ts';
import type { SelfAgreement } from '../core/judge/self-agreement.ts';
import type { SettingsRecord } from '../core/judge/settings-record.ts';
import type { JudgeTally } from '../core/judge/tally.ts';
import type { TokenPrices } from '../core/judge/tokens.ts';
import type { JudgeReport, JudgeScopeChoice, JudgeScopeSize } from '../engine/judge-types.ts';
import type { RunProgress } from '../judge/run-progress.ts';
import type { ConnectionTest } from '../judge/test-connection.ts';

export type { JudgeReport, JudgeScopeChoice, JudgeScopeSize } from '../engine/judge-types.ts';
export type { RunProgress } from '../judge/run-progress.ts';
export type { ConnectionTest } from '../judge/test-connection.ts';

/** Where requests go, and with what. Key and header values are in memory alone, or in this tab on wish. */
export interface JudgeConnection {
  /** Id of a preset (`SERVERS`), or `other`. */
  server: string;
  /** As typed. */
  baseURL: string;
  /** Empty where the server wants none. */
  key: string;
  /** By name. */
  headers: Readonly<Record<string, string>>;
}

export interface JudgeParameters {
  temperature: number;
  seed: number;
  /** Of one reply. */
  maxTokens: number;
}

/** How fast to ask. */
export interface JudgePace {
  /** Requests at a time, 1 to 64. */
  concurrency: number;
  /** Undefined: as many as come. */
  requestsPerMinute: number | undefined;
  timeoutMs: number;
}

/** A row with what became of it. */
export interface JudgedRow {
  row: JudgeRow;
  judgement: Judgement;
}

/** What judging a few rows has shown. */
export interface JudgeRehearsal {
  rows: number;
  repeats: number;
  /** Of the first repeat; sums to `rows`. */
  tally: JudgeTally;
  /** Of the first repeat. */
  judged: JudgedRow[];
  /** How often the judge agrees with itself; undefined where there was one repeat alone. */
  agreement: SelfAgreement | undefined;
  /** Of one row that was asked for, on average; undefined where all came from the cache. */
  perRow: { input: number; output: number; milliseconds: number } | undefined;
  /** What the other rows of the scope will take by that; undefined along with it. */
  rest: { rows: number; input: number; output: number; milliseconds: number } | undefined;
  /** Rows with a verdict of the judge and a hand verdict, and those of them on which both are the same. */
  review: { rows: number; same: number };
  cutPrompts: CutPrompts | undefined;
  /** Why it ended before its end: sentences. */
  problem: { kind: string; message: string } | undefined;
}

/** How a file of batch results was taken in. Ids are row keys. */
export interface BatchReport {
  name: string;
  /** Distinct rows that it answers. */
  read: number;
  unknown: string[];
  missing: string[];
  double: string[];
  /** Lines, counted from 1. */
  broken: number[];
}

export type JudgingStatus = 'idle' | 'running' | 'paused' | 'stopped' | 'done' | 'ended';

/** What is known of the judging of one run, in this browser too. Counts are distinct rows. */
export interface Judging {
  run: string;
  settings: JudgeSettings;
  /** What the server takes of a request, as found so far. */
  accepted: Accepted;
  /** How the verdicts came about. */
  record: SettingsRecord;
  scope: JudgeScopeChoice;
  /** Keys of the distinct rows in scope. */
  keys: readonly string[];
  /** ISO 8601. */
  startedAt: string;
  /** `running` and `paused` only while this tab judges; else `stopped` where rows are waiting. */
  status: Exclude<JudgingStatus, 'idle'>;
  /** Why it ended before its end: a `StopKind`, and sentences. */
  stopReason: { kind: string; message: string } | undefined;
  /** By row key. */
  judgements: ReadonlyMap<string, Judgement>;
  /** Sums to the length of `keys`. */
  tally: JudgeTally;
  /** Rows without a verdict, by cause; those that wait are in none. */
  failures: FailureGroup[];
  cutPrompts: CutPrompts | undefined;
}

export interface JudgeState {
  connection: JudgeConnection;
  /** Whether key and header values outlive a reload of this tab. */
  rememberKey: boolean;
  model: string;
  /** Names of models that the server lists; undefined until it was asked, or where it lists none. */
  models: string[] | undefined;
  prompt: string;
  parameters: JudgeParameters;
  pace: JudgePace;
  prices: TokenPrices | undefined;
  /** The run that is shown. */
  run: string | undefined;
  scope: JudgeScopeChoice;
  test: ConnectionTest | 'testing' | undefined;
  estimate: JudgeScopeSize | 'estimating' | undefined;
  rehearsal: JudgeRehearsal | 'rehearsing' | undefined;
  /** By run: those of this page, and those kept in this browser of the runs that are open. */
  judgings: ReadonlyMap<string, Judging>;
  /** The run that this tab judges or judged last. */
  judgingRun: string | undefined;
  /** How far that is, as long as the page is open. */
  running: RunProgress | undefined;
  /** Its last 200 rows, the latest first. */
  latest: readonly JudgedRow[];
  /** What the verdicts on the run that is shown say. */
  report: JudgeReport | undefined;
  batch: BatchReport | undefined;
  /** What keeps the last verb from being done, in a sentence. */
  problem: string | undefined;
  /** What the user should hear about keeping verdicts, or about another tab. */
  message: string | undefined;
}

/** The judge's settings, what it said, and what it is doing. */
export const useJudge = create<JudgeState>(() => ({
  connection: { server: 'openai', baseURL: 'https://api.openai.com/v1', key: '', headers: {} },
  rememberKey: false,
  model: '',
  models: undefined,
  prompt: DEFAULT_PROMPT,
  parameters: { ...DEFAULT_PARAMETERS },
  pace: { concurrency: 4, requestsPerMinute: undefined, timeoutMs: 60_000 },
  prices: undefined,
  run: undefined,
  scope: { kind: 'default', seed: 0 },
  test: undefined,
  estimate: undefined,
  rehearsal: undefined,
  judgings: new Map(),
  judgingRun: undefined,
  running: undefined,
  latest: [],
  report: undefined,
  batch: undefined,
  problem: undefined,
  message: undefined,
}));

/** The status of a run's judging. */
export function statusOf({ judgings }: JudgeState, run: string | undefined): JudgingStatus {
  return (run === undefined ? undefined : judgings.get(run)?.status) ?? 'idle';
}

/** Takes problem and message off the screen once they have been read. */
export function dismissJudgeMessages(): void {
  useJudge.setState({ problem: undefined, message: undefined });
}
