import { wordsOf } from './answer-task.ts';

/** A request for vectors. */
export interface EmbeddingsBody {
  model: string;
  input: string[];
}

const DIMENSIONS = 64;

/** A vector for each text, by the words that it holds: near where they share words. The same for the same text. */
export function answerEmbeddings({ input, model }: EmbeddingsBody): object {
  const tokens = input.reduce((sum, text) => sum + Math.ceil(text.length / 4), 0);
  return {
    object: 'list',
    model,
    data: input.map((text, index) => ({ object: 'embedding', index, embedding: embed(text) })),
    usage: { prompt_tokens: tokens, total_tokens: tokens },
  };
}

function embed(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0.01);
  for (const word of wordsOf(text)) {
    let sum = 7;
    for (const letter of word) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
    vector[sum % DIMENSIONS] = (vector[sum % DIMENSIONS] ?? 0) + 1;
  }
  return vector;
}
