import type { EndState, JudgeState, Usage } from '../core/judge/judgement.ts';
import { type JudgeTally, emptyJudgeTally } from '../core/judge/tally.ts';
import type { Accepted } from '../core/judge/request.ts';
import type { Clock } from './clock.ts';

/** How far a run is. */
export interface RunProgress {
  total: number;
  /** Rows with an end state. */
  done: number;
  /** Of those, the rows whose verdict was kept from an earlier run. */
  fromCache: number;
  /** Sums to `total`. */
  tally: JudgeTally;
  usage: Usage;
  requests: number;
  /** Rows a minute, of late; undefined while that cannot be said. */
  perMinute: number | undefined;
  /** Milliseconds; undefined while that cannot be said. */
  left: number | undefined;
  /** Why the run is paused; undefined while it is not. */
  paused: string | undefined;
  /** What the server takes, as found so far: `listDropped` says in words what it does not. */
  accepted: Accepted;
}

/** The pace is that of as many rows that were asked for last. */
const PACED_ROWS = 50;

/** What others know of a run. */
type Reported = Pick<RunProgress, 'requests' | 'paused' | 'accepted'>;

/** Counts the rows of a run as they end. */
export function countProgress(total: number, clock: Clock) {
  const tally = { ...emptyJudgeTally(), waiting: total };
  const usage = { input: 0, output: 0 };
  let fromCache = 0;
  let ends: number[] = [clock.now()];
  return {
    tally,
    /** The pace begins anew: time spent paused says nothing of it. */
    restart(): void {
      ends = [clock.now()];
    },
    add(state: EndState, tokens: Usage | undefined, isCached: boolean): void {
      move(tally, 'waiting', state);
      if (isCached) {
        fromCache++;
        return;
      }
      usage.input += tokens?.input ?? 0;
      usage.output += tokens?.output ?? 0;
      ends = [...ends.slice(-PACED_ROWS), clock.now()];
    },
    report({ requests, paused, accepted }: Reported): RunProgress {
      const perMinute = paceOf(ends);
      return {
        total,
        done: total - tally.waiting,
        fromCache,
        tally: { ...tally },
        usage: { ...usage },
        requests,
        perMinute,
        left: perMinute === undefined ? undefined : (60_000 * tally.waiting) / perMinute,
        paused,
        accepted,
      };
    },
  };
}

function move(tally: JudgeTally, from: JudgeState, to: JudgeState): void {
  tally[from]--;
  tally[to]++;
}

function paceOf(ends: readonly number[]): number | undefined {
  const [first = 0] = ends;
  const ms = (ends.at(-1) ?? first) - first;
  return ends.length > 1 && ms > 0 ? (60_000 * (ends.length - 1)) / ms : undefined;
}
