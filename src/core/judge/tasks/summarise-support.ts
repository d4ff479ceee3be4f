import { bootstrapMean, type Mean } from '../../stats/bootstrap.ts';
import type { SourceReturn } from '../../rag/rag.ts';
import { type JudgedReturn, rateBySupport, type SupportPlan } from './rate-support.ts';

/** A row whose sources a judge is asked about. */
export interface SupportCase {
  /** Counted from 0. */
  row: number;
  domain: string;
  plan: SupportPlan;
  /** Source return by the share of words, to stand beside. */
  words: SourceReturn;
  /** The label of the row, 0 to 1. */
  expected: number | undefined;
}

type Share = 'multiSource' | 'baseline' | 'recall' | 'precision' | 'coverage';

/** A figure by the judge and by the share of words, of the same rows. */
export interface BothMeans {
  judge: Mean | undefined;
  words: Mean | undefined;
}

/** What a judge's coverages come to. */
export interface SupportSummary {
  /** Rows that were asked about. */
  rows: number;
  /** Of those, the rows of which a set of chunks has no coverage: in no mean. */
  leftOut: number;
  shares: Record<Share, BothMeans>;
  /** Source return, by domain in order of first appearance. */
  domains: ({ domain: string; leftOut: number } & BothMeans)[];
  /** Absolute difference of source return from the label, over the rows that have one. */
  difference: BothMeans;
}

interface Rated {
  asked: SupportCase;
  judge: JudgedReturn;
}

/** Means over the rows that the judge has rated whole, `seed` being that of the bootstrap. */
export function summariseSupport(
  cases: readonly SupportCase[],
  coverageOf: (key: string) => number | undefined,
  seed: number,
): SupportSummary {
  const rated = cases.flatMap((asked): Rated[] => {
    const judge = rateBySupport(asked.plan, coverageOf);
    return judge ? [{ asked, judge }] : [];
  });
  const meansOf = (rows: readonly Rated[], figure: (of: JudgedReturn, row: Rated) => number) => ({
    judge: bootstrapMean(
      rows.map((row) => figure(row.judge, row)),
      seed,
    ),
    words: bootstrapMean(
      rows.map((row) => figure(row.asked.words, row)),
      seed,
    ),
  });
  const share = (name: Share) => meansOf(rated, (of) => of[name]);
  const names = [...new Set(cases.map(({ domain }) => domain))];
  return {
    rows: cases.length,
    leftOut: cases.length - rated.length,
    shares: {
      multiSource: share('multiSource'),
      baseline: share('baseline'),
      recall: share('recall'),
      precision: share('precision'),
      coverage: share('coverage'),
    },
    domains: names.map((domain) => {
      const part = rated.filter(({ asked }) => asked.domain === domain);
      const all = cases.filter((asked) => asked.domain === domain).length;
      return { domain, leftOut: all - part.length, ...meansOf(part, (of) => of.multiSource) };
    }),
    difference: meansOf(
      rated.filter(({ asked }) => asked.expected !== undefined),
      (of, { asked }) => Math.abs(of.multiSource - (asked.expected ?? 0)),
    ),
  };
}
