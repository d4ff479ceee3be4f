import type { Judgement } from '../core/judge/judgement.ts';

/** Where answers are kept from run to run, by the keys of `taskKeys` or `vectorKeys`. Holds no failures. */
export interface AnswerCache<Answer> {
  get(key: string): Promise<Answer | undefined>;
  /** Resolves once it is kept. */
  put(key: string, answer: Answer): Promise<void>;
}

/** Verdicts, by the keys of `cacheKeys`: correct and incorrect alone. */
export type VerdictCache = AnswerCache<Judgement>;

/** A cache that goes with the page or the process. */
export function memoryCache<Answer = Judgement>(
  kept = new Map<string, Answer>(),
): AnswerCache<Answer> {
  return {
    get: async (key) => kept.get(key),
    put: async (key, answer) => void kept.set(key, answer),
  };
}
