import { type JudgeRow, verdictOf } from '../core/judge/judgement.ts';
import { tallyStates } from '../core/judge/tally.ts';
import { majorityVerdict, type ReviewVerdict } from '../core/review/decision.ts';
import type { JudgeScopeSize } from '../engine/judge-types.ts';
import type { Rehearsal } from '../judge/rehearse.ts';
import type { RunProgress } from '../judge/run-progress.ts';
import { askEngine } from './engine.ts';
import { storedVerdicts } from './judge-cache.ts';
import { attempt, type JudgeLine, readLine, unwrap } from './judge-line.ts';
import { type JudgedRow, type JudgeRehearsal, useJudge } from './judge-state.ts';
import { loadReviews } from './load-reviews.ts';
import { useReviews } from './review-state.ts';

/** Rows of a rehearsal. */
const REHEARSED_ROWS = 10;

/** Asks the server for its models: `models`, or why not in `problem`. Never rejects. */
export function listModels(): Promise<void> {
  return attempt(async () => {
    const { connection } = useJudge.getState();
    const line = readLine('any');
    const judge = await import('../judge/test-connection.ts');
    const { models, problem } = await judge.listModels(line);
    if (useJudge.getState().connection !== connection) return;
    useJudge.setState({ models, problem: problem?.message });
  });
}

/** Lists models and judges one made-up row: `test`, and `models`. Never rejects. */
export function testConnection(): Promise<void> {
  return attempt(async () => {
    const line = readLine();
    const before = useJudge.getState();
    useJudge.setState({ test: 'testing' });
    try {
      const judge = await import('../judge/test-connection.ts');
      const test = await judge.testConnection(line);
      const { connection, model } = useJudge.getState();
      if (connection !== before.connection || model !== before.model) return;
      useJudge.setState({ test, models: test.models ?? before.models });
    } finally {
      useJudge.setState(({ test }) => (test === 'testing' ? { test: undefined } : {}));
    }
  });
}

/** How many rows the scope of the shown run takes in, and what they take: `estimate`. Never rejects. */
export async function estimateScope(): Promise<void> {
  const { run } = useJudge.getState();
  if (run === undefined) return;
  useJudge.setState({ estimate: 'estimating' });
  const outcome = await measure(run);
  // A newer call tells of what it finds.
  if (!outcome.ok && outcome.problem.code === 'cancelled') return;
  useJudge.setState({ estimate: outcome.ok ? outcome.value : undefined });
}

function measure(run: string) {
  const { scope, prompt } = useJudge.getState();
  return askEngine((engine) => engine.judgeScope(run, scope, prompt));
}

let rehearsing: AbortController | undefined;

/** Breaks off a rehearsal: it tells of what it has. */
export function stopRehearsal(): void {
  rehearsing?.abort();
}

/**
 * Judges the first 10 rows of the scope: once, kept as a run's verdicts are, or several times, not kept, for how
 * often the judge agrees with itself. Tells of it in `rehearsal`. Never rejects.
 */
export function rehearse(repeats: number): Promise<void> {
  return attempt(async () => {
    const { run, scope } = useJudge.getState();
    if (run === undefined || rehearsing) return;
    const line = readLine();
    const stopping = new AbortController();
    rehearsing = stopping;
    useJudge.setState({ rehearsal: 'rehearsing' });
    try {
      const asked = await askEngine((engine) => engine.judgeRows(run, scope, REHEARSED_ROWS));
      const rows = unwrap(asked);
      const rehearsal = await judgeFew(line, rows, repeats, stopping);
      const size = await measure(run);
      await loadReviews();
      const described = describeRehearsal(rehearsal, rows, size.ok ? size.value : undefined);
      // Whatever it depends on takes it off the screen when it changes.
      if (isRehearsing()) useJudge.setState({ rehearsal: { ...described, repeats } });
    } finally {
      rehearsing = undefined;
      if (isRehearsing()) useJudge.setState({ rehearsal: undefined });
    }
  });
}

function isRehearsing(): boolean {
  return useJudge.getState().rehearsal === 'rehearsing';
}

interface Tried extends Rehearsal {
  /** Why it paused, which ends it. */
  paused: string | undefined;
}

async function judgeFew(
  line: JudgeLine,
  rows: JudgeRow[],
  repeats: number,
  stopping: AbortController,
): Promise<Tried> {
  let paused: string | undefined;
  const judge = await import('../judge/rehearse.ts');
  const options = {
    ...line,
    rows,
    cache: storedVerdicts,
    signal: stopping.signal,
    onProgress(progress: RunProgress) {
      paused ??= progress.paused;
      if (paused !== undefined) stopping.abort();
    },
  };
  const rehearsal = await judge.rehearse(options, repeats);
  return { ...rehearsal, paused };
}

function describeRehearsal(
  { runs, agreement, perRow, paused }: Tried,
  rows: readonly JudgeRow[],
  size: JudgeScopeSize | undefined,
): Omit<JudgeRehearsal, 'repeats'> {
  const said = runs[0]?.judgements;
  const judged = rows.flatMap((row): JudgedRow[] => {
    const judgement = said?.get(row.key);
    return judgement ? [{ row, judgement }] : [];
  });
  const states = judged.map(({ judgement }) => judgement.state);
  const waiting = Array.from({ length: rows.length - judged.length }, () => 'waiting' as const);
  const blank = states.filter((state) => state === 'blank').length;
  const left = Math.max((size?.tokens.requests ?? 0) - (judged.length - blank), 0);
  return {
    rows: rows.length,
    tally: tallyStates([...states, ...waiting]),
    judged,
    agreement,
    perRow,
    rest: perRow && {
      rows: left,
      input: Math.round(left * perRow.input),
      output: Math.round(left * perRow.output),
      milliseconds: left * perRow.milliseconds,
    },
    review: compareReview(judged),
    cutPrompts: runs.find(({ cutPrompts }) => cutPrompts)?.cutPrompts,
    problem:
      runs.find(({ reason }) => reason)?.reason ??
      (paused === undefined ? undefined : { kind: 'paused', message: paused }),
  };
}

/** Rows on which both judge and reviewers are sure, and those of them on which they say the same. */
function compareReview(judged: JudgedRow[]): JudgeRehearsal['review'] {
  const keys = new Set(judged.map(({ row }) => row.key));
  const verdicts = new Map<string, (ReviewVerdict | undefined)[]>();
  for (const { rowKey, verdict } of useReviews.getState().decisions.values())
    if (keys.has(rowKey)) verdicts.set(rowKey, [...(verdicts.get(rowKey) ?? []), verdict]);
  const review = { rows: 0, same: 0 };
  for (const { row, judgement } of judged) {
    const said = verdictOf(judgement.state);
    const decided = majorityVerdict(verdicts.get(row.key) ?? []);
    if (!said || (decided !== 'correct' && decided !== 'incorrect')) continue;
    review.rows++;
    if (said === decided) review.same++;
  }
  return review;
}
