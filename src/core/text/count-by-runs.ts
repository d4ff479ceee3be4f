/** A run of so many characters without white space, or of white space alone, is cut: longer ones take a tokenizer minutes. */
const LONG_RUN = /\S{256}|\s{256}/gu;

/** Tokens of a text, counted by `count` in pieces that end with a long run. */
export function countByRuns(text: string, count: (piece: string) => number): number {
  let tokens = 0;
  let from = 0;
  for (const { 0: run, index } of text.matchAll(LONG_RUN)) {
    tokens += count(text.slice(from, index + run.length));
    from = index + run.length;
  }
  return tokens + count(text.slice(from));
}
