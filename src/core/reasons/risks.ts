import type { Span } from '../text/span.ts';
import type { Reason } from './reason.ts';
import { clip, type RowReading } from './row-reading.ts';

/** From this many UTF-16 units (some 350 English words) on a response counts as very long. */
const LONG_RESPONSE = 2000;

/** How far a match's surroundings are read, in UTF-16 units and words; a sentence's end ends them earlier. */
const REACH = 80;
const NEAR_WORDS = 4;

const INDIC_AND_ARABIC_NO =
  'नहीं|नही|नाही|ना|मत|নয়|নয়|না|নেই|இல்லை|அல்ல|కాదు|లేదు|ಅಲ್ಲ|ಇಲ್ಲ|അല്ല|ഇല്ല|નથી|નહીં|ਨਹੀਂ|ନୁହେଁ|نہیں|ليس|ليست';

/** How some words are found in a text. */
interface Wanted {
  exact: RegExp;
  /** Holds wherever `exact` does, and is told many times sooner. */
  sign: RegExp;
}

/** Words that, before an answer, turn it away. */
const NO_BEFORE = words(
  `not(?! (?:only|just|merely|solely|least))|no(?! doubt)|never|neither|nor|cannot|unlike|except|excluding|rather than|instead of|other than|as opposed to|${INDIC_AND_ARABIC_NO}`,
  `n['’]t`,
);
/** What, after an answer, turns it away. */
const NO_AFTER = words(
  `(?:is|was|are|were|does|did|do|has|had|can|could|would|should|will) (?:not|never)(?! (?:only|just))|(?:is|was|are|were|does|did|do|has|had|could|would|should|wo|ca)n['’]t|cannot|incorrect|wrong|false|mistaken|${INDIC_AND_ARABIC_NO}`,
);
const OR_WORDS = 'or|या|अथवा|किंवा|বা|অথবা|அல்லது|లేదా|ಅಥವಾ|અથવા|ਜਾਂ|یا|أو';
const EITHER = words('either');
/** An “or” that nothing but an article and quotes parts from the match. */
const OR_BEFORE = {
  exact: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${OR_WORDS})(?=\\s+(?:(?:the|an?)\\s+)?["'“‘*]*$)`,
    'iu',
  ),
  sign: words(OR_WORDS).sign,
};
const OR_AFTER = {
  exact: new RegExp(
    `(?<=^["'”’*]*,?\\s+)(?:${OR_WORDS})(?=\\s)(?! (?:more|less|fewer|so|later|earlier)(?!\\p{L}))`,
    'iu',
  ),
  sign: new RegExp(`^["'”’*]*,?\\s+(?:${OR_WORDS})\\s`, 'iu'),
};
const LIST_LINE = /^[ \t]*(?:[-*•–]|\(?(?:\d{1,2}|[a-z])[.)])[ \t]+/iu;

/** One of these, or any word with such an ending, by itself. */
function words(choices: string, ending?: string): Wanted {
  const any = ending === undefined ? choices : `${choices}|\\p{L}+${ending}`;
  // What stands before a word is looked at behind it, so that few places are looked at twice.
  const word = `(?:${choices})(?<=(?<![\\p{L}\\p{M}])(?:${choices}))(?![\\p{L}\\p{M}])`;
  return {
    exact: new RegExp(`(?<![\\p{L}\\p{M}])(?:${any})(?![\\p{L}\\p{M}])`, 'iu'),
    sign: new RegExp(ending === undefined ? word : `${word}|${ending}`, 'iu'),
  };
}

/** What makes a pass doubtful, whichever scorer it comes from; `passage` is the stretch that passes. */
export function findRisks(row: RowReading, passage: Span | undefined): Reason[] {
  if (passage === undefined) return [];
  return [...findNegation(row, passage), ...findCandidates(row, passage), ...findLength(row)];
}

function findNegation(row: RowReading, passage: Span): Reason[] {
  const text = row.shownResponse;
  const found =
    findBefore(NO_BEFORE, text, passage.start) ??
    findAfter(NO_AFTER, text, passage.end) ??
    findBetween(row, passage);
  if (found === undefined) return [];
  const word = clip(text.slice(found.start, found.end));
  return [{ id: 'risk_negation', detail: { word }, golden: [], response: [found] }];
}

/** A negation among the words between the golden words. */
function findBetween(row: RowReading, { start, end }: Span): Span | undefined {
  if (row.score.exact || end - start > 2 * REACH || holds(row.shownGolden, NO_BEFORE))
    return undefined;
  return locate(NO_BEFORE, row.shownResponse, { start, end });
}

function findCandidates(row: RowReading, passage: Span): Reason[] {
  const text = row.shownResponse;
  const found =
    findBefore(EITHER, text, passage.start) ??
    findBefore(OR_BEFORE, text, passage.start) ??
    findAfter(OR_AFTER, text, passage.end) ??
    findList(text, passage);
  if (found === undefined) return [];
  const sign = clip(text.slice(found.start, found.end).trim());
  return [{ id: 'risk_candidates', detail: { sign }, golden: [], response: [found] }];
}

/** The mark of the list line that holds the passage, where the line before or after is one too. */
function findList(text: string, passage: Span): Span | undefined {
  const start = text.lastIndexOf('\n', passage.start - 1) + 1;
  const end = lineEnd(text, start);
  const mark = LIST_LINE.exec(text.slice(start, Math.min(end, start + REACH)));
  if (mark === null || passage.start < start + mark[0].length || passage.end > end)
    return undefined;
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, start);
  const after = text.slice(end + 1, lineEnd(text, end + 1));
  const listed = [before, after].some((line) => LIST_LINE.test(line.slice(0, REACH)));
  return listed ? { start, end: start + mark[0].length } : undefined;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

function findLength(row: RowReading): Reason[] {
  const characters = row.shownResponse.length;
  if (characters < LONG_RESPONSE) return [];
  return [{ id: 'risk_long', detail: { characters }, golden: [], response: [] }];
}

function findBefore(wanted: Wanted, text: string, end: number): Span | undefined {
  if (!holds(text.slice(Math.max(0, end - REACH), end), wanted)) return undefined;
  return locate(wanted, text, readBefore(text, end));
}

function findAfter(wanted: Wanted, text: string, start: number): Span | undefined {
  if (!holds(text.slice(start, start + REACH), wanted)) return undefined;
  return locate(wanted, text, readAfter(text, start));
}

/** Most rows have no such word near, and to know that is cheaper than to find the clause. */
function holds(text: string, { exact, sign }: Wanted): boolean {
  return sign.test(text) && exact.test(text);
}

/** The last few words before a place that are of its clause: nothing before a mark, “but” or a verb of being. */
function readBefore(text: string, end: number): Span {
  const start = Math.max(0, end - REACH);
  const before = text.slice(start, end);
  const breaks = before.matchAll(
    /[.!?;:,।\n]\s|\s(?:is|are|was|were|but)(?=\s+(?!not|never|no\s))/gi,
  );
  const from = Math.max(0, ...Array.from(breaks, (mark) => mark.index + mark[0].length));
  const near = [...before.slice(from).matchAll(/\S+/g)].at(-NEAR_WORDS)?.index ?? 0;
  return { start: start + from + near, end };
}

/** The first few words after a place that are of its clause. */
function readAfter(text: string, start: number): Span {
  const after = text.slice(start, start + REACH);
  const stop = /[.!?;:।\n](?=\s|$)|,?\s(?:and|but)\s/i.exec(after)?.index ?? after.length;
  const near = [...after.slice(0, stop).matchAll(/\S+/g)][NEAR_WORDS];
  return { start, end: start + (near?.index ?? stop) };
}

function locate({ exact, sign }: Wanted, text: string, { start, end }: Span): Span | undefined {
  const part = text.slice(start, end);
  const found = sign.test(part) ? exact.exec(part) : null;
  if (found === null) return undefined;
  return { start: start + found.index, end: start + found.index + found[0].length };
}
