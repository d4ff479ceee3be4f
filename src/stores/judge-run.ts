import type { FailureGroup } from '../core/judge/group-failures.ts';
import type { Judgement, JudgeRow, JudgeSettings } from '../core/judge/judgement.ts';
import { ALL_ACCEPTED, type Accepted } from '../core/judge/request.ts';
import { Problem } from '../core/problem.ts';
import type { JudgeScopeChoice } from '../engine/judge-types.ts';
import { nameJudgement, saveJudging, startJudging as storeStart } from '../storage/judgings.ts';
import { askEngine } from './engine.ts';
import { followRun } from './judge-follow.ts';
import { keepJudgements, keepOrTell } from './judge-keep.ts';
import { attempt, type JudgeLine, readLine, unwrap } from './judge-line.ts';
import {
  type JudgingFacts,
  type LiveJudging,
  readStored,
  setLive,
  toRecord,
} from './judge-load.ts';
import { lockRun } from './judge-lock.ts';
import { takeJudging } from './judge-restore.ts';
import { useJudge } from './judge-state.ts';
import { takeRunSettings } from './take-run-settings.ts';
import { offerUndo } from './undo-offer.ts';

const OTHER_JUDGE =
  'The other verdicts of this file come from another model or prompt: set these as they were then, or run all rows anew.';
const BUSY = 'The judge is at work already: stop it first, or wait until it is done.';

/**
 * Judges the scope of the shown run by the settings as they are; resolves once that has come to an end. Rows
 * whose verdict is kept are not asked for again. Verdicts of an earlier judging can then be brought back. Never
 * rejects; `problem` says why it did not start.
 */
export async function startJudging(): Promise<void> {
  let before: JudgingFacts | undefined;
  await attempt(() =>
    whileLocked(async (run, live) => {
      const line = readLine();
      const { scope } = useJudge.getState();
      const rows = unwrap(await askEngine((engine) => engine.judgeRows(run, scope)));
      if (rows.length === 0) throw new Problem('usage', 'There are no rows in this scope.');
      const facts = newFacts(run, line, scope, rows);
      before = await readReplaced(facts);
      await keepOrTell(() => storeStart(toRecord(facts)));
      await followRun(facts, rows, line, live);
    }),
  );
  if (before) offerEarlier(before);
}

/** What was judged of a run, where another judging does not hold all of it. */
export async function readReplaced({
  run,
  settings,
  keys,
}: JudgingFacts): Promise<JudgingFacts | undefined> {
  const before = useJudge.getState().judgings.get(run) ?? (await readStored(run));
  const asked = new Set(keys);
  const isWithin = before?.keys.every((key) => asked.has(key));
  return before && isWithin && isSameJudge(before.settings, settings) ? undefined : before;
}

/** Offers the verdicts that another judging of the same run has replaced. */
export function offerEarlier(before: JudgingFacts): void {
  const { model } = before.settings;
  offerUndo(`Earlier verdicts, by ${model}, are replaced.`, () => takeJudging(before));
}

/** A run's judging before its first row. */
export function newFacts(
  run: string,
  { settings }: Pick<JudgeLine, 'settings'>,
  scope: JudgeScopeChoice,
  rows: readonly JudgeRow[],
  judgements: ReadonlyMap<string, Judgement> = new Map(),
): JudgingFacts {
  return {
    run,
    settings,
    accepted: testedAccepted() ?? ALL_ACCEPTED,
    scope,
    keys: rows.map(({ key }) => key),
    startedAt: new Date().toISOString(),
    status: 'running',
    stopReason: undefined,
    judgements,
    cutPrompts: undefined,
  };
}

/** What the test of this very connection and model has found; undefined where there was none. */
function testedAccepted(): Accepted | undefined {
  const { test } = useJudge.getState();
  return typeof test === 'object' && !test.problem ? test.accepted : undefined;
}

/**
 * Goes on with the shown run's judging where it stands, by its own settings, which become those of the screen;
 * that can be undone.
 * Rows that have a state are not asked for again. Never rejects.
 */
export function resumeStored(): Promise<void> {
  return attempt(() =>
    whileLocked(async (run, live) => {
      const facts = await readLatest(run);
      takeRunSettings(facts.settings);
      await goOn(facts, readLine(), live);
    }),
  );
}

/**
 * Asks again for rows without a verdict, by the settings as they are now; model and prompt must be those of the
 * other verdicts. Never rejects.
 */
export function retryThese({ keys }: Pick<FailureGroup, 'keys'>): Promise<void> {
  return attempt(() =>
    whileLocked(async (run, live) => {
      const line = readLine();
      const facts = await readLatest(run);
      if (!isSameJudge(facts.settings, line.settings)) throw new Problem('usage', OTHER_JUDGE);
      const judgements = new Map(facts.judgements);
      for (const key of keys) judgements.delete(key);
      const names = keys.map((key) => [nameJudgement(run, key), undefined] as const);
      await keepJudgements({ judgements: new Map(names) });
      await goOn({ ...facts, settings: line.settings, judgements }, line, live);
    }),
  );
}

async function goOn(facts: JudgingFacts, line: JudgeLine, live: LiveJudging): Promise<void> {
  const { run } = facts;
  const scope = { kind: 'keys', keys: facts.keys } as const;
  const rows = unwrap(await askEngine((engine) => engine.judgeRows(run, scope)));
  // With other columns chosen the file has other rows by now.
  const keys = rows.map(({ key }) => key);
  if (keys.length === 0)
    throw new Problem('usage', 'The rows that were judged are no longer in this file.');
  const going = { ...facts, keys, status: 'running', stopReason: undefined } as const;
  await keepOrTell(() => saveJudging(toRecord(going)));
  await followRun(going, rows, line, live);
}

/** What this page knows and what is kept, which another tab may have added to. Throws where that is nothing. */
async function readLatest(run: string): Promise<JudgingFacts> {
  const known = useJudge.getState().judgings.get(run);
  const stored = await readStored(run);
  const facts = stored ?? known;
  if (!facts) throw new Problem('usage', 'This file was not judged here yet.');
  return { ...facts, judgements: new Map([...(known?.judgements ?? []), ...facts.judgements]) };
}

/** Does something to the judging of the shown run that no other verb or tab may do at the same time. */
export async function whileLocked(
  work: (run: string, live: LiveJudging) => Promise<void>,
): Promise<void> {
  const { run } = useJudge.getState();
  if (run === undefined) throw new Problem('usage', 'Open a file first.');
  if (isAtWork) throw new Problem('usage', BUSY);
  isAtWork = true;
  const release = await lockRun(run);
  try {
    if (typeof release === 'string') throw new Problem('usage', release);
    const live = openLive(run);
    // From now on, so that a stop before the first request is heard.
    setLive(live);
    await work(run, live);
  } finally {
    setLive(undefined);
    isAtWork = false;
    if (typeof release !== 'string') release();
  }
}

function openLive(run: string): LiveJudging {
  const stopping = new AbortController();
  return { run, signal: stopping.signal, stop: () => stopping.abort() };
}

/** Whether verdicts by these settings may stand side by side. */
export function isSameJudge(one: JudgeSettings, other: JudgeSettings): boolean {
  return one.model === other.model && one.prompt === other.prompt;
}

let isAtWork = false;
