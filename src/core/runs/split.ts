import { Problem } from '../problem.ts';

/** The columns by which a table with several models splits into runs. */
export interface SplitColumns {
  model?: number | undefined;
  language?: number | undefined;
  /** One or more; each makes a run of its own. */
  responses: readonly { column: number; model: string }[];
}

/** A run of a table: some of its rows, read by a column of responses. */
export interface SplitRun {
  /** By the model column, the name of the response column, or both; empty where neither says. */
  model: string;
  language: string;
  /** The column of its responses. */
  response: number;
  /** In the order of the table. */
  rows: Uint32Array;
}

/** More runs than this are no models but something else, such as ids. */
export const MOST_RUNS = 100;

/**
 * How a table splits into runs, in order of first appearance, the response columns of each one after another: every
 * row is in one run for each response column. `cell` gives the text of a row and column. Throws Problem `usage` where
 * there would be more than 100 runs.
 */
export function planSplit(
  rowCount: number,
  cell: (row: number, column: number) => string,
  { model, language, responses }: SplitColumns,
): SplitRun[] {
  const groups: { model: string; language: string; rows: number }[] = [];
  const places = new Map<string, number>();
  const groupOf = new Uint8Array(rowCount);
  for (let row = 0; row < rowCount; row++) {
    const [ofModel, ofLanguage] = [model, language].map((column) =>
      column === undefined ? '' : cell(row, column),
    );
    const [modelText = '', languageText = ''] = [ofModel, ofLanguage];
    const key = JSON.stringify([modelText, languageText]);
    const place = places.get(key) ?? groups.length;
    if (place === groups.length) {
      places.set(key, place);
      groups.push({ model: modelText, language: languageText, rows: 0 });
      if (groups.length * responses.length > MOST_RUNS) throw tooManyRuns();
    }
    const group = groups[place];
    if (group) group.rows++;
    groupOf[row] = place;
  }
  const rowsOf = listRows(groupOf, groups);
  return groups.flatMap((group, place) =>
    responses.map((response) => ({
      model: [group.model, response.model].filter((name) => name !== '').join(' · '),
      language: group.language,
      response: response.column,
      rows: rowsOf[place] ?? new Uint32Array(),
    })),
  );
}

function listRows(groupOf: Uint8Array, groups: readonly { rows: number }[]): Uint32Array[] {
  const lists = groups.map(({ rows }) => new Uint32Array(rows));
  const filled = groups.map(() => 0);
  groupOf.forEach((place, row) => {
    const next = filled[place] ?? 0;
    const list = lists[place];
    if (list) list[next] = row;
    filled[place] = next + 1;
  });
  return lists;
}

/** What is wrong where a split would make more runs. */
export function tooManyRuns(): Problem {
  return new Problem(
    'usage',
    `This would make more than ${MOST_RUNS} runs. Choose columns that hold the names of a few models or languages, not one value for each row.`,
  );
}
