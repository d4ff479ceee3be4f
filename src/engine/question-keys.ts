import { questionKeyWords } from '../core/row-key.ts';
import { RowKeys } from '../core/row-keys.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { Rest } from './pace-work.ts';

/** Rows between two looks at the clock. */
const STEP_ROWS = 256;

/**
 * The keys of question and golden answer of a run's rows, by which runs are joined: found once, in slices. Calls that
 * overlap share the work. Texts are the file's own, whatever patch or further golden answers are on.
 */
export async function findQuestionKeys(
  loaded: LoadedRun,
  rest: Rest,
  onProgress: (rows: number) => void = () => undefined,
): Promise<RowKeys> {
  const { rows } = loaded.table;
  const keys = (loaded.questionKeys ??= new RowKeys(rows));
  while (keys.rows < rows) {
    const to = Math.min(keys.rows + STEP_ROWS, rows);
    while (keys.rows < to) {
      const { rows: row } = keys;
      keys.add(questionKeyWords(textOf(loaded, row, 'question'), textOf(loaded, row, 'golden')));
    }
    onProgress(to);
    await rest();
  }
  return keys;
}
