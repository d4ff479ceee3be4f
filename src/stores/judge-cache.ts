import type { Judgement } from '../core/judge/judgement.ts';
import type { VerdictCache } from '../judge/answer-cache.ts';
import { nameJudgement } from '../storage/judgings.ts';
import { findKept, keepJudgements } from './judge-keep.ts';

/** The verdicts kept in this browser. */
export const storedVerdicts: VerdictCache = {
  get: findKept,
  put: (key, judgement) => keepJudgements({ verdicts: new Map([[key, judgement]]) }),
};

/**
 * The verdicts for the judging of one run: what is known of its rows already, whatever came of them, then those
 * kept in this browser. Each new one is kept for the run too, in the same write.
 */
export function openRunCache(
  run: string,
  known: ReadonlyMap<string, Judgement>,
): { cache: VerdictCache; keepRow: (rowKey: string, judgement: Judgement) => void } {
  const kept = new Set(known.keys());
  return {
    cache: {
      get: async (key) => known.get(rowKeyOf(key)) ?? storedVerdicts.get(key),
      put(key, judgement) {
        const rowKey = rowKeyOf(key);
        kept.add(rowKey);
        return keepJudgements({
          verdicts: new Map([[key, judgement]]),
          judgements: new Map([[nameJudgement(run, rowKey), judgement]]),
        });
      },
    },
    keepRow: (rowKey, judgement) => {
      if (kept.has(rowKey)) return;
      void keepJudgements({ judgements: new Map([[nameJudgement(run, rowKey), judgement]]) });
    },
  };
}

/** The part of a cache key that says of which row it is. */
function rowKeyOf(cacheKey: string): string {
  return cacheKey.slice(cacheKey.lastIndexOf(':') + 1);
}
