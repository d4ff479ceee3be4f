import type { KeyWords, RowKeys } from '../row-keys.ts';

/**
 * All rows of a run in the order in which they are drawn, as row numbers. The place of a row follows
 * from the seed and its content key, so that the same rows in another order of the file, or with other
 * rows beside them, come in the same order. Equal rows have one key; each copy is drawn on its own, at a
 * place of its own, so that rows and not texts are what is sampled.
 *
 * There is one order, not one for each stratum: a stratum is drawn in the order of its own rows
 * (`splitOrder`). Strata that are split later, when a judge's verdicts arrive, thus keep every row that
 * was drawn before.
 *
 * `seed` is a whole number from 0 to 2³² - 1.
 */
export function drawOrder(keys: RowKeys, seed: number): Uint32Array {
  const numbers = new Float64Array(keys.rows);
  for (let row = 0; row < keys.rows; row++)
    numbers[row] = drawNumber(seed, keys.wordsOf(row), keys.copyOf(row));
  // Upper half and row as one plain number need no comparison in JavaScript, which takes most of the time.
  const ranked = numbers.map((number, row) => Math.floor(number / HALF) * HALF + row).sort();
  const order = new Uint32Array(ranked.map((rank) => rank % HALF));
  // Numbers that are the same are as good as never met; then the key decides, not the order of the file.
  settleOrder(
    order,
    (a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0) || compareText(keys.keyOf(a), keys.keyOf(b)),
  );
  return order;
}

/** What the lower half of a number counts up to: more than there are rows. */
const HALF = 2 ** 26;

/** Sorts what is nearly in order, in place, by insertion. */
function settleOrder(order: Uint32Array, compare: (a: number, b: number) => number): void {
  for (let from = 1; from < order.length; from++) {
    const row = order[from] ?? 0;
    let place = from;
    for (; place > 0 && compare(order[place - 1] ?? 0, row) > 0; place--)
      order[place] = order[place - 1] ?? 0;
    order[place] = row;
  }
}

/** The rows of each of `strata` strata, in the order of `order`. */
export function splitOrder(
  order: Uint32Array,
  stratumOf: (row: number) => number,
  strata: number,
): Uint32Array[] {
  const parts = Array.from({ length: strata }, (): number[] => []);
  for (const row of order) parts[stratumOf(row)]?.push(row);
  return parts.map((part) => new Uint32Array(part));
}

const WARM_UP = 12;

/**
 * The random number of one row: a whole number below 2⁵³. It is the first that the generator sfc32 gives
 * (C. Doty-Humphrey, PractRand 0.95, public domain) when seed, key and copy are its state, in 32-bit
 * integer arithmetic and so the same on every machine.
 */
export function drawNumber(seed: number, key: KeyWords, copy: number): number {
  let a = key.high | 0;
  let b = key.low | 0;
  let c = (seed ^ Math.imul(copy, 0x9e3779b9)) | 0;
  let before = 0;
  let result = 0;
  for (let counter = 1; counter <= WARM_UP + 2; counter++) {
    before = result;
    result = (a + b + counter) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + result) | 0;
  }
  return (before >>> 5) * HALF + (result >>> 6);
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
