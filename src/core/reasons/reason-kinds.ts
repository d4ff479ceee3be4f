import { REASON_IDS } from './reason-ids.ts';
import type { ReasonId } from './reason.ts';

/** One kind of reason, as lists, facets and help show it. */
export interface ReasonKind {
  id: ReasonId;
  name: string;
  sentence: string;
  /** Golden answer and response of a row that has it. */
  example: readonly [golden: string, response: string];
  /** The difference is one of writing alone; such rows can be read last. */
  typographic?: true;
}

const KINDS: Record<ReasonId, Omit<ReasonKind, 'id'>> = {
  inside_word: {
    name: 'inside a longer word',
    sentence: 'The golden answer, or a word of it, is a part of a longer word.',
    example: ['amalak', 'Amalaka'],
  },
  crosses_word_boundary: {
    name: 'crosses a word boundary',
    sentence: 'The match runs over several words and begins or ends inside one.',
    example: ['scroll painting', 'Scroll paintings'],
  },
  punctuation_attached: {
    name: 'punctuation attached',
    sentence: 'A mark that is not ASCII, such as a danda or curly quote, is attached to the match.',
    example: ['गंगा', 'यह गंगा।'],
    typographic: true,
  },
  punctuation_inside: {
    name: 'punctuation inside a word',
    sentence: 'Punctuation or a symbol joins the match to more of the same word.',
    example: ['Ruru', 'the Ruru-deer'],
  },
  no_spaces: {
    name: 'script without spaces',
    sentence: 'The match stands in a script that puts no spaces between words.',
    example: ['東京', '首都は東京です'],
  },
  words_between: {
    name: 'words between',
    sentence: 'All golden words are there in their order, with others between them.',
    example: ['John Nash', 'John Forbes Nash'],
  },
  other_order: {
    name: 'other order',
    sentence: 'All golden words are there, in another order.',
    example: ['Narmada valley', 'valley Narmada'],
  },
  white_space: {
    name: 'white space differs',
    sentence:
      'White space differs: at an end, doubled, beside a mark, a no-break space, a line break.',
    example: ['Delhi ', 'Delhi'],
    typographic: true,
  },
  punctuation_between: {
    name: 'punctuation between',
    sentence: 'Punctuation stands between the golden words in one of the texts.',
    example: ['Paris France', 'Paris, France'],
    typographic: true,
  },
  punctuation_at_end: {
    name: 'punctuation at an end',
    sentence: 'The golden answer begins or ends with punctuation that the response lacks.',
    example: ['Delhi.', 'It is Delhi'],
    typographic: true,
  },
  repeated_word: {
    name: 'repeated golden word',
    sentence: 'The golden answer says a word more often than the response does.',
    example: ['Bora Bora', 'It is Bora'],
  },
  no_golden_words: {
    name: 'golden answer with no words',
    sentence:
      'The golden answer is punctuation or white space alone, and overlap passes any response.',
    example: ['?', 'Delhi'],
  },
  words_missing: {
    name: 'words missing',
    sentence: 'Half or more of the golden words that say something are there, the others are not.',
    example: ['Narmada valley', 'Narmada'],
  },
  unicode_form: {
    name: 'Unicode form',
    sentence: 'The same letters are written with other code points.',
    example: ['café bar', 'cafe\u0301 bar'],
    typographic: true,
  },
  case_fold: {
    name: 'letter case',
    sentence: 'The texts differ in letters whose capital and small forms do not pair, such as ß.',
    example: ['Strasse', 'Straße'],
    typographic: true,
  },
  quotes_dashes: {
    name: 'quotes, dashes, marks',
    sentence: 'The texts differ in their quotes, dashes and other punctuation only.',
    example: ["Rock 'n' roll", 'Rock ’n’ roll'],
    typographic: true,
  },
  invisible: {
    name: 'invisible characters',
    sentence: 'One of the texts holds characters that show nothing, such as a zero-width space.',
    example: ['New Delhi', 'New Del\u00adhi'],
    typographic: true,
  },
  nukta: {
    name: 'nukta',
    sentence: 'The texts differ in a nukta, the dot below a letter.',
    example: ['ज़मीन', 'जमीन'],
    typographic: true,
  },
  digits: {
    name: 'digits of another script',
    sentence: 'The texts differ in the script of their digits.',
    example: ['1947', '१९४७'],
    typographic: true,
  },
  number_form: {
    name: 'number written otherwise',
    sentence: 'The same number is written in another way.',
    example: ['1,000', '1000'],
    typographic: true,
  },
  one_edit: {
    name: 'one edit away',
    sentence: 'One letter or one space makes the difference.',
    example: ['Hoysala', 'Hoysalla'],
  },
  alternatives: {
    name: 'list of alternatives',
    sentence: 'The golden answer looks like a list of alternatives, and one of them is there.',
    example: ['Bombay / Mumbai', 'Mumbai'],
  },
  risk_negation: {
    name: 'at risk: negation',
    sentence: 'A negation or rejection stands near the match.',
    example: ['Delhi', "Delhi is not the answer; it's Mumbai"],
  },
  risk_short: {
    name: 'at risk: short',
    sentence: 'A short golden answer, or a number, is found only inside a longer word or number.',
    example: ['5', '25'],
  },
  risk_candidates: {
    name: 'at risk: several candidates',
    sentence: 'The match is one of several answers offered.',
    example: ['Delhi', 'either Delhi or Mumbai'],
  },
  risk_long: {
    name: 'at risk: long response',
    sentence: 'The response is so long that it may hold the golden answer by chance.',
    example: ['Delhi', `Delhi${', and so on'.repeat(200)}`],
  },
};

/** All kinds of reasons in the order in which they are shown. */
export const REASONS: readonly ReasonKind[] = REASON_IDS.map((id) => ({ id, ...KINDS[id] }));
