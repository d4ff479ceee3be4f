import type { Judgement, JudgeRow } from '../core/judge/judgement.ts';
import type { RunProgress } from '../judge/run-progress.ts';
import type { JudgeRun, RunResult } from '../judge/start-run.ts';
import { saveJudging } from '../storage/judgings.ts';
import { tellEngine } from './engine.ts';
import { openRunCache } from './judge-cache.ts';
import { keepFailed, keepOrTell } from './judge-keep.ts';
import type { JudgeLine } from './judge-line.ts';
import {
  getLive,
  type JudgingFacts,
  type LiveJudging,
  recountJudged,
  setLive,
  showFacts,
  toJudgedRun,
  toRecord,
} from './judge-load.ts';
import { refreshJudgeReport } from './judge-report.ts';
import { type JudgedRow, type Judging, useJudge } from './judge-state.ts';
import { postToTabs } from './tab-channel.ts';

/** The page and the engine hear of new verdicts this often; they are kept as they come. */
const SHOW_MS = 250;
/** Rows that the live table shows. */
const SHOWN_ROWS = 200;

/** The run under way, to pause it and to go on. */
let judgeRun: JudgeRun | undefined;

/** Sends nothing more until it is resumed; what is under way ends. */
export function pause(): void {
  judgeRun?.pause();
}

/** Goes on after a pause, one that the run made by itself too. */
export function resume(): void {
  judgeRun?.resume();
}

/** Sends nothing more and breaks off what is under way. Rows without a state stay waiting, and can be resumed. */
export function stop(): void {
  getLive()?.stop();
}

/**
 * Judges rows and shows how that goes, until it has come to an end. What `facts` knows of rows already is not
 * asked for. Rejects only with what nobody foresaw.
 */
export async function followRun(
  facts: JudgingFacts,
  rows: readonly JudgeRow[],
  line: JudgeLine,
  live: LiveJudging,
): Promise<void> {
  const show = openShow(facts, live);
  const { cache, keepRow } = openRunCache(facts.run, facts.judgements);
  try {
    const { startRun } = await import('../judge/start-run.ts');
    judgeRun = startRun({
      ...line,
      rows,
      cache,
      accepted: facts.accepted,
      signal: live.signal,
      onProgress: show.progress,
      onJudged(row, judgement) {
        keepRow(row.key, judgement);
        if (!facts.judgements.has(row.key)) show.judged(row, judgement);
      },
    });
    show.end(await judgeRun.finished);
  } finally {
    judgeRun = undefined;
    await finish(show.close(), live);
  }
}

/** Gathers what happens, and shows it now and then. */
function openShow(facts: JudgingFacts, live: LiveJudging) {
  const { run } = facts;
  let now: JudgingFacts = facts;
  let running: RunProgress | undefined;
  let latest: JudgedRow[] = [];
  let fresh: [string, Judgement][] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isShown = () => getLive() === live && useJudge.getState().judgings.has(run);

  const show = (): Judging | undefined => {
    clearTimeout(timer);
    timer = undefined;
    const added = fresh;
    fresh = [];
    if (added.length > 0) now = { ...now, judgements: new Map([...now.judgements, ...added]) };
    if (!isShown()) return undefined;
    const judging = showFacts(now);
    useJudge.setState({ running, latest });
    if (added.length > 0) {
      const judged = { ...toJudgedRun({ ...judging, keys: [] }), judgements: added };
      tellEngine((engine) => engine.setJudgements(run, judged, 'add'));
    }
    return judging;
  };
  const showSoon = () => (timer ??= setTimeout(show, SHOW_MS));

  useJudge.setState({ judgingRun: run, running: undefined, latest: [] });
  const first = showFacts(now);
  tellEngine((engine) => engine.setJudgements(run, toJudgedRun(first), 'replace'));
  return {
    progress: (progress: RunProgress): void => {
      const status = progress.paused === undefined ? 'running' : 'paused';
      const isNews = status !== now.status || progress.accepted !== now.accepted;
      running = progress;
      now = { ...now, status, accepted: progress.accepted };
      if (isNews) void keepOrTell(() => saveJudging(toRecord(now)));
      if (isNews) show();
      else showSoon();
    },
    judged: (row: JudgeRow, judgement: Judgement): void => {
      fresh.push([row.key, judgement]);
      latest = [{ row, judgement }, ...latest.slice(0, SHOWN_ROWS - 1)];
      showSoon();
    },
    end: ({ end, reason, progress, cutPrompts = now.cutPrompts }: RunResult): void => {
      running = progress;
      now = { ...now, status: end, stopReason: reason, accepted: progress.accepted, cutPrompts };
    },
    /** The judging as it is at last. */
    close: (): JudgingFacts => {
      // Ended by what nobody foresaw.
      if (now.status === 'running' || now.status === 'paused') now = { ...now, status: 'stopped' };
      show();
      return now;
    },
  };
}

async function finish(facts: JudgingFacts, live: LiveJudging): Promise<void> {
  const { run } = facts;
  // Waits for the writes on their way, and tries again what failed.
  await keepFailed();
  await keepOrTell(() => saveJudging(toRecord(facts)));
  const isShown = getLive() === live && useJudge.getState().judgings.has(run);
  setLive(undefined);
  postToTabs({ kind: 'judged', run });
  if (!isShown) return;
  await recountJudged(run);
  await refreshJudgeReport(run);
}
