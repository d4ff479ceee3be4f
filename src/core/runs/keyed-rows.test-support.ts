import { questionKeyWords } from '../row-key.ts';
import { RowKeys } from '../row-keys.ts';

/** The keys of rows whose questions these are, each with a golden answer of its own. */
export function keysOf(questions: readonly string[]): RowKeys {
  const keys = new RowKeys(questions.length);
  for (const question of questions) keys.add(questionKeyWords(question, `answer to ${question}`));
  return keys;
}
