import { groupFailures } from '../core/judge/group-failures.ts';
import type { Judgement } from '../core/judge/judgement.ts';
import { recordSettings } from '../core/judge/settings-record.ts';
import { tallyStates } from '../core/judge/tally.ts';
import type { JudgedRun } from '../engine/judge-types.ts';
import type { JudgingRecord } from '../storage/judge-records.ts';
import { loadJudging } from '../storage/judgings.ts';
import { tellEngine } from './engine.ts';
import { type Judging, type JudgeScopeChoice, useJudge } from './judge-state.ts';
import { recountPrepared } from './prepared.ts';
import { refreshShownReport } from './review-report.ts';

/** The judging that is under way in this tab, with what ends it. */
export interface LiveJudging {
  run: string;
  signal: AbortSignal;
  stop(): void;
}

let live: LiveJudging | undefined;

/** Says what this tab judges from now on; undefined once it has come to an end. */
export function setLive(next: LiveJudging | undefined): void {
  live = next;
}

/** What this tab judges. */
export function getLive(): LiveJudging | undefined {
  return live;
}

/** What must be known of a run's judging; the rest of `Judging` follows from it. */
export type JudgingFacts = Omit<Judging, 'record' | 'tally' | 'failures'>;

/** A run's judging with all that follows. */
function describeJudging(facts: JudgingFacts): Judging {
  const { keys, judgements } = facts;
  return {
    ...facts,
    record: recordSettings(facts.settings, facts.accepted),
    tally: tallyStates(keys.map((key) => judgements.get(key)?.state ?? 'waiting')),
    failures: groupFailures(judgements),
  };
}

/** Shows a run's judging. */
export function showFacts(facts: JudgingFacts): Judging {
  const judging = describeJudging(facts);
  useJudge.setState(({ judgings }) => ({ judgings: new Map(judgings).set(facts.run, judging) }));
  return judging;
}

/** A run's judging as the engine takes it. */
export function toJudgedRun({ record, scope, keys, judgements }: Judging): JudgedRun {
  const by = { model: record.model, promptSha256: record.prompt_sha256 };
  return { by, scope, keys, judgements: [...judgements] };
}

/** A run's judging without its rows, as it is kept. */
export function toRecord(facts: JudgingFacts): JudgingRecord {
  const { run, settings, accepted, scope, keys, startedAt, status, stopReason, cutPrompts } = facts;
  const isDone = status === 'done';
  const about = { run, settings, accepted, startedAt, isDone, stopReason, cutPrompts };
  return { ...about, scope: copyScope(scope), keys: [...keys] };
}

/** The database takes no read-only arrays. */
function copyScope(scope: JudgeScopeChoice): JudgingRecord['scope'] {
  if (scope.kind === 'keys') return { kind: 'keys', keys: [...scope.keys] };
  return scope.kind === 'filter' ? { ...scope, filter: { ...scope.filter } } : { ...scope };
}

/** A filter was one when it was kept; a damaged one says at worst that no estimate can be made. */
function readScope(scope: JudgingRecord['scope']): JudgeScopeChoice {
  if (scope.kind !== 'filter') return scope;
  return { ...scope, limit: scope.limit, filter: scope.filter };
}

/** What is kept of a run's judging; undefined where nothing is. Never rejects. */
export async function readStored(run: string): Promise<JudgingFacts | undefined> {
  const stored = await loadJudging(run);
  return stored && toFacts(stored.record, stored.judgements);
}

/** What is known of a judging, from its record and what became of its rows. */
export function toFacts(
  record: JudgingRecord,
  judgements: ReadonlyMap<string, Judgement>,
): JudgingFacts {
  const { isDone, cutPrompts, scope, stopReason, ...rest } = record;
  return {
    ...rest,
    judgements,
    scope: readScope(scope),
    stopReason,
    status: isDone ? 'done' : stopReason ? 'ended' : 'stopped',
    cutPrompts: cutPrompts && { ...cutPrompts, contextLength: cutPrompts.contextLength },
  };
}

/** Tells the engine what the judge said of a loaded run, as this page or this browser knows it. Never rejects. */
export async function tellJudgements(run: string): Promise<void> {
  const known = () => useJudge.getState().judgings.get(run);
  if (!known()) {
    const stored = await readStored(run);
    if (stored && !known()) showFacts(stored);
  }
  await tellKnown(run);
}

async function tellKnown(run: string): Promise<void> {
  const judging = useJudge.getState().judgings.get(run);
  if (!judging) return;
  tellEngine((engine) => engine.setJudgements(run, toJudgedRun(judging), 'replace'));
  await recountJudged(run);
}

/** Counts again, once the judge has said more of a run's rows. */
export async function recountJudged(run: string): Promise<void> {
  await recountPrepared(run);
  void refreshShownReport();
}

/** Another tab has judged a run: shows what it said, if the run is known here and not being judged. */
export async function reloadJudging(run: string): Promise<void> {
  if (live?.run === run) return;
  const stored = await readStored(run);
  if (live?.run === run) return;
  if (stored) {
    showFacts(stored);
    await tellKnown(run);
  } else if (useJudge.getState().judgings.has(run)) await forgetShown(run);
}

/** Takes what was judged of a run off the page. */
export async function forgetShown(run: string): Promise<void> {
  leaveJudging(run);
  tellEngine((engine) => engine.setJudgements(run, undefined, 'replace'));
  await recountJudged(run);
}

/** A run is taken off the page: ends its judging where it stands. What is kept stays. */
export function leaveJudging(run: string): void {
  if (live?.run === run) live.stop();
  useJudge.setState(({ judgings, report }) => ({
    judgings: new Map([...judgings].filter(([other]) => other !== run)),
    report: report?.run === run ? undefined : report,
  }));
}
