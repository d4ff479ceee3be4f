import { findSplitGrapheme, widenToGraphemes } from '../text/graphemes.ts';
import type { Span } from '../text/spans.ts';
import type { Reason } from './reason.ts';

/** How many places of one reason are marked in each text. */
const MOST_PLACES = 100;

/**
 * The reasons with their places in the texts themselves instead of in the lower-cased ones, on borders of
 * graphemes, the first 100 of each; those of one kind become one, told by the first. A grapheme that a place
 * in the response took only in part is named.
 */
export function placeInTexts(golden: string, response: string, reasons: Reason[]): Reason[] {
  return mergeKinds(reasons).map((reason) => placeReason(golden, response, reason));
}

function placeReason(golden: string, response: string, reason: Reason): Reason {
  const inGolden = reason.golden.slice(0, MOST_PLACES).map((span) => toOriginal(golden, span));
  const inResponse = reason.response
    .slice(0, MOST_PLACES)
    .map((span) => toOriginal(response, span));
  const split = findSplitGrapheme(response, inResponse);
  return {
    ...reason,
    golden: widenToGraphemes(golden, inGolden),
    response: widenToGraphemes(response, inResponse),
    ...(split === undefined ? {} : { split }),
  };
}

function mergeKinds(reasons: Reason[]): Reason[] {
  const kinds = new Map<string, Reason>();
  for (const reason of reasons) {
    const first = kinds.get(reason.id);
    if (first === undefined) {
      kinds.set(reason.id, { ...reason });
      continue;
    }
    first.golden = [...first.golden, ...reason.golden];
    first.response = [...first.response, ...reason.response];
  }
  return [...kinds.values()];
}

/** A place of the lower-cased text in the text itself: only `İ` is longer in lower case, two units for one. */
function toOriginal(text: string, { start, end }: Span): Span {
  if (!text.includes('İ')) return { start, end };
  const [before, within] = [
    toOriginalOffset(text, start, false),
    toOriginalOffset(text, end, true),
  ];
  return { start: before, end: within };
}

function toOriginalOffset(text: string, lowerOffset: number, up: boolean): number {
  let lower = 0;
  let at = 0;
  while (at < text.length && lower < lowerOffset) {
    lower += text[at] === 'İ' ? 2 : 1;
    at++;
  }
  return lower > lowerOffset && !up ? at - 1 : at;
}
