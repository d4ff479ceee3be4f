import type { ReviewVerdict } from '../../core/review/decision.ts';
import { countOf } from '../parts/count-of.ts';

/** How a reviewer's verdict is called on screen. */
export const VERDICT_LABELS: Record<ReviewVerdict, string> = {
  correct: 'Correct',
  incorrect: 'Wrong',
  unsure: 'Unsure',
};

/** What has just been done; no verdict where the one given before was cleared. */
export function sayDecision(verdict: ReviewVerdict | undefined, rows = 1): string {
  const done = verdict ? `Marked ${VERDICT_LABELS[verdict].toLowerCase()}` : 'Verdict cleared';
  return `${done}${rows > 1 ? `: ${countOf(rows, 'row')}` : ''}. z undoes.`;
}

/** A screen reader is not made to read more of a text; the row itself holds it all. */
const HEARD = 300;

/** A row as a screen reader hears it when it comes on screen. */
export function sayRow(
  row: { question: string; golden: string; response: string },
  place: string,
): string {
  const parts = [
    ['Question', row.question],
    ['Golden answer', row.golden],
    ['Response', row.response],
  ] as const;
  const said = parts.map(([name, text]) => `${name}: ${shorten(text) || 'empty'}`);
  return [place, ...said].join('. ');
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= HEARD ? trimmed : `${trimmed.slice(0, HEARD)} … and more`;
}
