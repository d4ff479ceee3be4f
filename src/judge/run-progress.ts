import type { EndState, Usage } from '../core/judge/judgement.ts';
import type { Accepted } from '../core/judge/request.ts';
import type { Clock } from './clock.ts';

/** How far a run is, by the states in which its rows can end. */
export interface RunProgress<State extends string = EndState> {
  total: number;
  /** Rows with an end state. */
  done: number;
  /** Of those, the rows whose answer was kept from an earlier run. */
  fromCache: number;
  /** Sums to `total`. */
  tally: RunTally<State>;
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

/** How many rows stand where. */
type RunTally<State extends string> = Record<State | 'waiting', number>;

/** The pace is that of as many rows that were asked for last. */
const PACED_ROWS = 50;

/** What others know of a run. */
type Reported = Pick<RunProgress, 'requests' | 'paused' | 'accepted'>;

/** Counts the rows of a run as they end in one of the states. */
export function countProgress<State extends string>(
  total: number,
  states: readonly State[],
  clock: Clock,
) {
  const tally = openTally(total, states);
  const usage = { input: 0, output: 0 };
  let fromCache = 0;
  let ends: number[] = [clock.now()];
  return {
    /** The pace begins anew: time spent paused says nothing of it. */
    restart(): void {
      ends = [clock.now()];
    },
    add(state: State, tokens: Usage | undefined, isCached: boolean): void {
      tally.waiting--;
      tally[state]++;
      if (isCached) {
        fromCache++;
        return;
      }
      usage.input += tokens?.input ?? 0;
      usage.output += tokens?.output ?? 0;
      ends = [...ends.slice(-PACED_ROWS), clock.now()];
    },
    report({ requests, paused, accepted }: Reported): RunProgress<State> {
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

function openTally<State extends string>(total: number, states: readonly State[]): RunTally<State> {
  const tally: Partial<Record<State | 'waiting', number>> = {};
  for (const state of states) tally[state] = 0;
  tally.waiting = total;
  if (!holdsAll(tally, states)) throw new RangeError('A state has no count.');
  return tally;
}

function holdsAll<State extends string>(
  tally: Partial<RunTally<State>>,
  states: readonly State[],
): tally is RunTally<State> {
  return [...states, 'waiting' as const].every((state) => tally[state] !== undefined);
}

function paceOf(ends: readonly number[]): number | undefined {
  const [first = 0] = ends;
  const ms = (ends.at(-1) ?? first) - first;
  return ends.length > 1 && ms > 0 ? (60_000 * (ends.length - 1)) / ms : undefined;
}
