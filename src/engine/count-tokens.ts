import { type CountTokens, roughTokens } from '../core/judge/tokens.ts';

/** A run of so many characters without white space, or of white space alone, is cut: longer ones take minutes. */
const LONG_RUN = /\S{256}|\s{256}/gu;

let opening: Promise<CountTokens> | undefined;

/**
 * Counts tokens as OpenAI's models do (o200k_base), others' about so. The tokenizer is large and is loaded at
 * the first call; where it does not load, tokens are counted roughly. What looks like a special token is text.
 */
export function openTokenCounter(): Promise<CountTokens> {
  opening ??= loadCounter();
  return opening;
}

async function loadCounter(): Promise<CountTokens> {
  try {
    const { countTokens } = await import('gpt-tokenizer/encoding/o200k_base');
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
  } catch {
    opening = undefined;
    return roughTokens;
  }
}
