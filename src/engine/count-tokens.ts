import { type CountTokens, roughTokens } from '../core/judge/tokens.ts';
import { loadTokenCounter } from '../core/rag/token-counter.ts';

/** Counts tokens with the tokenizer o200k_base; where it does not load, roughly. */
export function openTokenCounter(): Promise<CountTokens> {
  return loadTokenCounter('o200k_base').catch(() => roughTokens);
}
