import { drawNumber } from '../../review/draw-order.ts';
import type { KeyWords } from '../../row-keys.ts';

/** The next random whole number from 0 to below a number. */
export type Draw = (below: number) => number;

/** Random numbers that follow from a seed (0 to 2³² - 1) and a key alone, the same on every machine. */
export function openDraws(seed: number, key: KeyWords): Draw {
  let drawn = 0;
  return (below) => drawNumber(seed, key, drawn++) % below;
}

/** Items in a random order, drawn one by one as they are asked for. */
export function* drawInTurn<T extends object | string>(
  items: readonly T[],
  draw: Draw,
): Generator<T> {
  const left = [...items];
  while (left.length > 0) {
    // The last one takes the place of the one that is drawn.
    const [item] = left.splice(draw(left.length), 1, ...left.slice(-1));
    left.pop();
    if (item !== undefined) yield item;
  }
}

/** All items in a random order. */
export function shuffle<T extends object | string>(items: readonly T[], draw: Draw): T[] {
  return [...drawInTurn(items, draw)];
}
