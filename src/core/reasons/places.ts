import { graphemeAround, widenSpan } from '../text/graphemes.ts';
import { mapLowered } from '../text/lowered-places.ts';
import type { Span } from '../text/span.ts';
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
  const inGolden = reason.golden.slice(0, MOST_PLACES).map(mapLowered(golden));
  const inResponse = reason.response.slice(0, MOST_PLACES).map(mapLowered(response));
  const split = findSplit(response, inResponse);
  return {
    ...reason,
    golden: joinWidened(golden, inGolden),
    response: joinWidened(response, inResponse),
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

/** The spans without parts of graphemes, in order; those that touch are one, and empty ones are none. */
function joinWidened(text: string, spans: Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans.map((one) => widenSpan(text, one)).sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (span.start >= span.end) continue;
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else joined.push(span);
  }
  return joined;
}

/** The first grapheme that one of the spans takes only in part. */
function findSplit(text: string, spans: Span[]): string | undefined {
  for (const { start, end } of spans) {
    const whole = widenSpan(text, { start, end });
    const border = whole.start < start ? start : end;
    if (whole.start === start && whole.end === end) continue;
    const grapheme = graphemeAround(text, border);
    return text.slice(grapheme.start, grapheme.end);
  }
  return undefined;
}
