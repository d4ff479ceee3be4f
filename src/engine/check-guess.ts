import { questionKeyWords } from '../core/row-key.ts';
import { RowKeys } from '../core/row-keys.ts';
import type { SplitChoice } from './run-types.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { type Rest, visitRows } from './pace-work.ts';

/** More runs than this, and a column holds no names of models or languages. */
const MOST_RUNS = 100;

/**
 * As much of a guessed split as is sure. Models that for the most part have questions of their own, such as those of a
 * sample of rows, stay one run: side by side there would be nothing to compare.
 */
export async function checkGuess(
  whole: LoadedRun,
  split: SplitChoice,
  rest: Rest,
): Promise<SplitChoice> {
  const by: SplitChoice['by'] = [];
  let runs = 1 + split.responses.length;
  for (const role of split.by) {
    const numbered = await numberValues(whole, whole.run.mapping[role] ?? -1, rest);
    runs *= numbered.count;
    if (runs > MOST_RUNS) return { ...split, by: [] };
    if (role !== 'model' || (await isShared(whole, numbered.values, rest))) by.push(role);
    else runs /= numbered.count;
  }
  return { ...split, by };
}

/** Of each row the number of its value in a column, and how many values there are. */
async function numberValues({ table }: LoadedRun, column: number, rest: Rest) {
  const numbers = new Map<string, number>();
  const values = new Uint32Array(table.rows);
  await visitRows(table.rows, rest, (row) => {
    const value = table.cell(row, column);
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    values[row] = number;
  });
  return { values, count: numbers.size };
}

/** Whether most rows have a question, with its golden answer, that stands beside another value too. */
async function isShared(whole: LoadedRun, values: Uint32Array, rest: Rest): Promise<boolean> {
  const { rows } = whole.table;
  const keys = new RowKeys(rows);
  const isInSeveral = new Uint8Array(rows);
  await visitRows(rows, rest, (row) => {
    keys.add(questionKeyWords(textOf(whole, row, 'question'), textOf(whole, row, 'golden')));
    const first = keys.firstOf(row);
    if (values[row] !== values[first]) isInSeveral[first] = 1;
  });
  let shared = 0;
  for (let row = 0; row < rows; row++) shared += isInSeveral[keys.firstOf(row)] ?? 0;
  return shared > rows / 2;
}
