/** Counts the tokens of a text. Which tokenizer does is the caller's choice; `roughTokens` needs none. */
export type CountTokens = (text: string) => number;

/** Tokens of a text, about: four ASCII characters or two others to one. */
export function roughTokens(text: string): number {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const ascii = text.length - others;
  return Math.ceil(ascii / 4 + others / 2);
}

/** What a verdict of one short sentence takes, about. A model that thinks takes far more: rehearse. */
const OUTPUT_TOKENS = 40;

export interface TokenEstimate {
  requests: number;
  input: number;
  output: number;
}

/** Tokens that a run takes, about; `outputTokens` is what a rehearsal measured of one reply. */
export function estimateTokens(
  prompts: Iterable<string>,
  countTokens: CountTokens,
  outputTokens = OUTPUT_TOKENS,
): TokenEstimate {
  let requests = 0;
  let input = 0;
  for (const prompt of prompts) {
    requests++;
    input += countTokens(prompt);
  }
  return { requests, input, output: Math.round(requests * outputTokens) };
}

/** Prices of a million tokens, in any currency. */
export interface TokenPrices {
  input: number;
  output: number;
}

/** What tokens cost, in the currency of the prices. */
export function costOf(tokens: { input: number; output: number }, prices: TokenPrices): number {
  return (tokens.input * prices.input + tokens.output * prices.output) / 1e6;
}
