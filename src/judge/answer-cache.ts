import type { Judgement } from '../core/judge/judgement.ts';

/** Where verdicts are kept from run to run, by the keys of `cacheKeys`. Holds correct and incorrect alone. */
export interface VerdictCache {
  get(key: string): Promise<Judgement | undefined>;
  /** Resolves once it is kept. */
  put(key: string, judgement: Judgement): Promise<void>;
}

/** A cache that goes with the page or the process. */
export function memoryCache(kept = new Map<string, Judgement>()): VerdictCache {
  return {
    get: async (key) => kept.get(key),
    put: async (key, judgement) => void kept.set(key, judgement),
  };
}
