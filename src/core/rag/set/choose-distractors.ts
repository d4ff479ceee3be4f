import type { QaPair } from './qa-pair.ts';
import { sourceKey } from '../source-names.ts';
import { textKey } from './text-key.ts';
import { drawInTurn, type Draw } from './set-draws.ts';

/** How many chunks stand beside those that hold the answer, where there are as many. */
export const DISTRACTORS = 3;

/**
 * Drawn pairs whose chunks say nothing of two members: they share neither row, source nor text with either,
 * nor source or text among themselves. Fewer than asked for where there are no more.
 */
export function chooseDistractors(
  pairs: readonly QaPair[],
  members: readonly QaPair[],
  draw: Draw,
): QaPair[] {
  const sources = new Set(members.map(({ source }) => sourceKey(source)));
  const texts = new Set(members.map(({ chunk }) => textKey(chunk)));
  const chosen: QaPair[] = [];
  for (const pair of drawInTurn(pairs, draw)) {
    if (chosen.length === DISTRACTORS) break;
    const [source, text] = [sourceKey(pair.source), textKey(pair.chunk)];
    if (sources.has(source) || texts.has(text)) continue;
    sources.add(source);
    texts.add(text);
    chosen.push(pair);
  }
  return chosen;
}
