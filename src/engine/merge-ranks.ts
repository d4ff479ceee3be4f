import { compareTexts, type TextBytes } from './rank-texts.ts';

/** The texts of a column with the rank of each, by row. */
export interface RankedTexts {
  texts: TextBytes;
  ranks: Uint32Array;
}

/** Some rows of a column, in order, with their ranks among each other. */
export function pickRanks({ texts, ranks }: RankedTexts, rows: Uint32Array): RankedTexts {
  const isPicked = new Uint8Array(ranks.length);
  for (const row of rows) isPicked[ranks[row] ?? 0] = 1;
  const rankOf = new Uint32Array(ranks.length);
  let next = 0;
  isPicked.forEach((picked, rank) => {
    if (picked) rankOf[rank] = next++;
  });
  const rowOf = (place: number): number => rows[place] ?? 0;
  return {
    texts: {
      rows: rows.length,
      bytesOf: (place) => texts.bytesOf(rowOf(place)),
      startOf: (place) => texts.startOf(rowOf(place)),
      endOf: (place) => texts.endOf(rowOf(place)),
    },
    ranks: rows.map((row) => rankOf[ranks[row] ?? 0] ?? 0),
  };
}

/** For each of some columns, by rank in it, the rank among the texts of all. */
export function mergeRanks(columns: readonly RankedTexts[]): Uint32Array[] {
  const heads = columns.map(({ texts, ranks }) => ({ texts, rows: findRows(ranks), next: 0 }));
  const merged = heads.map(({ rows }) => new Uint32Array(rows.length));
  for (let rank = 0; ; rank++) {
    let least: (typeof heads)[number] | undefined;
    for (const head of heads)
      if (head.next < head.rows.length && (!least || compareHeads(head, least) < 0)) least = head;
    if (!least) return merged;
    const { texts, rows, next } = least;
    const first = { texts, rows, next };
    for (const [place, head] of heads.entries()) {
      if (head.next === head.rows.length || compareHeads(head, first) !== 0) continue;
      const ranks = merged[place];
      if (ranks) ranks[head.next] = rank;
      head.next++;
    }
  }
}

interface Head {
  texts: TextBytes;
  rows: Uint32Array;
  next: number;
}

function compareHeads(left: Head, right: Head): number {
  return compareTexts(
    left.texts,
    left.rows[left.next] ?? 0,
    right.texts,
    right.rows[right.next] ?? 0,
  );
}

/** Of each rank a row that has it. */
function findRows(ranks: Uint32Array): Uint32Array {
  let count = 0;
  for (const rank of ranks) if (rank >= count) count = rank + 1;
  const rows = new Uint32Array(count);
  for (let row = 0; row < ranks.length; row++) rows[ranks[row] ?? 0] = row;
  return rows;
}
