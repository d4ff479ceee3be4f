import type { DomainTally, Tally } from '../model.ts';
import type { ScorerId } from '../scorers/scorers.ts';
import { type Interval, wilsonInterval } from '../stats/wilson.ts';
import { accuracy } from '../summary.ts';

/** An accuracy with what it is of. */
export interface Share {
  /** 0 to 100. */
  percent: number;
  /** The 95% interval, as fractions; undefined where there is none. */
  interval: Interval | undefined;
  /** How many rows it is over. */
  rows: number;
}

/** The share of correct rows with Wilson's interval; undefined for no rows. */
export function shareOf(correct: number, rows: number): Share | undefined {
  const percent = accuracy(correct, rows);
  return percent === undefined
    ? undefined
    : { percent, interval: wilsonInterval(correct, rows), rows };
}

/** One measure of a run: over all rows, as the mean of its domains, and in each domain of a list. */
export interface RunShares {
  /** All rows alike (micro-average). */
  micro: Share | undefined;
  /** In percent, each domain that has the measure counting alike (macro-average). */
  macro: number | undefined;
  /** In the order of the list; undefined for a domain that the run does not have. */
  domains: (Share | undefined)[];
}

/** The names of the domains of several runs, each once, in order of first appearance. */
export function listDomains(runs: readonly (readonly { domain: string }[])[]): string[] {
  return [...new Set(runs.flatMap((domains) => domains.map(({ domain }) => domain)))];
}

/** A run's shares by a scorer, its domains in the order of `names`. */
export function scorerShares(
  scorer: ScorerId,
  tally: Tally,
  domains: readonly DomainTally[],
  names: readonly string[],
): RunShares {
  const byName = new Map(domains.map((part) => [part.domain, part.tally]));
  return gatherShares(
    shareOf(tally[scorer], tally.rows),
    names.map((name) => {
      const part = byName.get(name);
      return part && shareOf(part[scorer], part.rows);
    }),
  );
}

/** The shares of any measure, such as a judge's or a reviewed estimate, with the macro-average that follows. */
export function gatherShares(micro: Share | undefined, domains: (Share | undefined)[]): RunShares {
  const percents = domains.flatMap((share) => share?.percent ?? []);
  const sum = percents.reduce((total, percent) => total + percent, 0);
  return { micro, macro: percents.length === 0 ? undefined : sum / percents.length, domains };
}
