import type { EndState } from '../core/judge/judgement.ts';
import { type SelfAgreement, selfAgreement } from '../core/judge/self-agreement.ts';
import { realClock } from './clock.ts';
import { type RunOptions, type RunResult, startRun } from './start-run.ts';

export interface Rehearsal {
  /** One for each repeat; fewer where one did not come to its end. */
  runs: RunResult[];
  /** Undefined where there was one repeat alone. */
  agreement: SelfAgreement | undefined;
  /** Of one row that was asked for, on average; undefined where none was. */
  perRow: { input: number; output: number; milliseconds: number } | undefined;
}

/**
 * Judges a few rows alone, once or several times. One repeat uses the cache, as the run that follows will;
 * several do without it, so that the judge is asked each time.
 */
export async function rehearse(options: RunOptions, repeats: number): Promise<Rehearsal> {
  const clock = options.clock ?? realClock;
  const start = clock.now();
  const runs: RunResult[] = [];
  while (runs.length < repeats && runs.every(({ end }) => end === 'done')) {
    const { accepted = options.accepted } = runs.at(-1)?.progress ?? {};
    const cache = repeats === 1 ? options.cache : undefined;
    runs.push(await startRun({ ...options, accepted, cache }).finished);
  }
  const asked = runs.reduce((sum, run) => sum + countAsked(run), 0);
  const sum = (of: (run: RunResult) => number) => runs.reduce((total, run) => total + of(run), 0);
  return {
    runs,
    agreement: runs.length > 1 ? agreementOf(runs) : undefined,
    perRow:
      asked === 0
        ? undefined
        : {
            input: sum(({ progress }) => progress.usage.input) / asked,
            output: sum(({ progress }) => progress.usage.output) / asked,
            milliseconds: (clock.now() - start) / asked,
          },
  };
}

/** Rows whose tokens this run has counted: a kept verdict brings those that it took when it was asked for. */
function countAsked({ judgements, progress }: RunResult): number {
  const counted = [...judgements.values()].filter(({ usage }) => usage).length;
  return Math.max(counted - progress.fromCache, 0);
}

function agreementOf(runs: RunResult[]): SelfAgreement {
  const states = new Map<string, EndState[]>();
  for (const { judgements } of runs)
    for (const [key, { state }] of judgements) states.set(key, [...(states.get(key) ?? []), state]);
  return selfAgreement([...states.values()].filter((each) => each.length === runs.length));
}
