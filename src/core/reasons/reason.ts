import type { Span } from '../text/span.ts';

export type WhiteSpaceKind =
  'ends' | 'double' | 'no_break' | 'line_break' | 'beside_mark' | 'other';

/** What each reason knows of its row beside the places; sentences are made from it. Texts are clipped. */
export interface ReasonDetails {
  /** `before` and `after`: what the longer word adds at its start and end; one may be empty. */
  inside_word: { part: string; word: string; before: string; after: string };
  crosses_word_boundary: { part: string; word: string; before: string; after: string };
  /** `rest`: the letters that the mark joins to the match. */
  punctuation_inside: { mark: string; rest: string };
  punctuation_attached: { mark: string };
  no_spaces: { attached: string };
  /** `words`: the first six of `count` words of the response between `golden` golden words. */
  words_between: { words: string[]; count: number; golden: number };
  /** `words`: up to six golden words in the response's order. */
  other_order: { words: string[]; golden: number };
  white_space: { kinds: WhiteSpaceKind[] };
  /** What stands between two golden words, there and here. */
  punctuation_between: { golden: string; response: string };
  punctuation_at_end: { mark: string };
  repeated_word: { word: string; golden: number; response: number };
  no_golden_words: { golden: string };
  /** `words`: the first six of the `missing` of `golden` distinct golden words. */
  words_missing: { words: string[]; missing: number; golden: number };
  unicode_form: { form: 'NFC' | 'NFKC' };
  case_fold: Empty;
  /** The marks differ in kind, or one text has them where the other has a space, or nothing. */
  quotes_dashes: { how: 'kind' | 'space' | 'none' };
  /** Code points such as `U+200B`, each once. */
  invisible: { characters: string[] };
  nukta: Empty;
  digits: Empty;
  number_form: Empty;
  one_edit: { golden: string; response: string };
  alternatives: { alternative: string };
  risk_negation: { word: string };
  risk_short: { golden: string };
  risk_candidates: { sign: string };
  risk_long: { characters: number };
}

type Empty = Record<string, never>;

export type ReasonId = keyof ReasonDetails;

/** What was found out about a row, without the places that show it. */
export type Finding<Ids extends ReasonId = ReasonId> = {
  [Id in Ids]: { id: Id; detail: ReasonDetails[Id] };
}[Ids];

/** Why the scorers differ on a row, why both nearly pass it, or why a pass is at risk, with what shows it. */
export type Reason = Finding & {
  golden: Span[];
  response: Span[];
  /** The character that a match takes only in part and that is marked whole, such as `कि`. */
  split?: string;
};
