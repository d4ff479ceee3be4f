import type { CountTokens } from '../judge/tokens.ts';
import { Problem } from '../problem.ts';
import type { Tokenizer } from './rag-settings.ts';

/** A run of so many characters without white space, or of white space alone, is cut: longer ones take minutes. */
const LONG_RUN = /\S{256}|\s{256}/gu;

const ENCODINGS = {
  o200k_base: () => import('gpt-tokenizer/encoding/o200k_base'),
  cl100k_base: () => import('gpt-tokenizer/encoding/cl100k_base'),
} satisfies Record<Tokenizer, unknown>;

const loading = new Map<Tokenizer, Promise<CountTokens>>();

/**
 * Counts tokens as OpenAI's models do, others' about so. What looks like a special token is text. A tokenizer
 * is large and is loaded at its first call; rejects with `no_tokenizer` where it does not load.
 */
export function loadTokenCounter(tokenizer: Tokenizer): Promise<CountTokens> {
  const known = loading.get(tokenizer);
  if (known) return known;
  const counter = loadCounter(tokenizer).catch(() => {
    loading.delete(tokenizer);
    const sentence = `The tokenizer ${tokenizer} could not be loaded. Check the connection and try again.`;
    throw new Problem('no_tokenizer', sentence);
  });
  loading.set(tokenizer, counter);
  return counter;
}

async function loadCounter(tokenizer: Tokenizer): Promise<CountTokens> {
  const { countTokens } = await ENCODINGS[tokenizer]();
  const asText = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };
  return (text) => {
    let tokens = 0;
    let from = 0;
    for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
      tokens += countTokens(text.slice(from, index + run.length), asText);
      from = index + run.length;
    }
    return tokens + countTokens(text.slice(from), asText);
  };
}
