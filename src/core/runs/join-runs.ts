import type { RowKeys } from '../row-keys.ts';

/** Which rows of two runs are about the same question. */
export interface Join {
  /** Rows of the first run, in its order, and at the same place of `second` the row that each is joined with. */
  first: Uint32Array;
  second: Uint32Array;
  /** Rows whose question and golden answer are not in the other run. */
  onlyFirst: Uint32Array;
  onlySecond: Uint32Array;
  /** How many rows are in both runs, but more than once in one: which belongs to which cannot be told. */
  repeatedFirst: number;
  repeatedSecond: number;
}

/**
 * Joins two runs by the keys of question and golden answer, wherever the rows stand. Every row of both is in
 * exactly one of the parts.
 */
export function joinRuns(firstKeys: RowKeys, secondKeys: RowKeys): Join {
  const first = new Uint32Array(firstKeys.rows);
  const second = new Uint32Array(firstKeys.rows);
  const onlyFirst = new Uint32Array(firstKeys.rows);
  let [matched, lone, repeatedFirst] = [0, 0, 0];
  for (let row = 0; row < firstKeys.rows; row++) {
    const other = secondKeys.findFirst(firstKeys.wordsOf(row));
    if (other === undefined) onlyFirst[lone++] = row;
    else if (firstKeys.isRepeated(row) || secondKeys.isRepeated(other)) repeatedFirst++;
    else {
      first[matched] = row;
      second[matched++] = other;
    }
  }
  const onlySecond = listMissing(secondKeys, firstKeys);
  return {
    first: first.slice(0, matched),
    second: second.slice(0, matched),
    onlyFirst: onlyFirst.slice(0, lone),
    onlySecond,
    repeatedFirst,
    repeatedSecond: secondKeys.rows - matched - onlySecond.length,
  };
}

/** The rows whose key is not among the others. */
function listMissing(keys: RowKeys, others: RowKeys): Uint32Array {
  const rows = new Uint32Array(keys.rows);
  let count = 0;
  for (let row = 0; row < keys.rows; row++)
    if (others.findFirst(keys.wordsOf(row)) === undefined) rows[count++] = row;
  return rows.slice(0, count);
}
