import { formatCount } from '../../core/format.ts';

/** A screen reader is not made to read more of a text; the row itself holds it all. */
const HEARD = 300;

/** A row as a screen reader hears it when it comes on screen; `row` counts from 0. */
export function sayRow({
  row,
  question,
  golden,
  response,
}: {
  row: number;
  question: string;
  golden: string;
  response: string;
}): string {
  const parts = [
    ['Question', question],
    ['Golden answer', golden],
    ['Response', response],
  ] as const;
  const said = parts.map(([name, text]) => `${name}: ${shorten(text) || 'empty'}`);
  return [`Row ${formatCount(row + 1)}`, ...said].join('. ');
}

function shorten(text: string): string {
  const trimmed = text.trim();
  return trimmed.length <= HEARD ? trimmed : `${trimmed.slice(0, HEARD)} … and more`;
}
