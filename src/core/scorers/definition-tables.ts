import type { Bucket, RowScore } from '../model.ts';

/** A row of a definition, with what it says of the row: the scorers hold to it. */
export interface DefinitionCase {
  golden: string;
  response: string;
  /** What is not to be seen in the texts themselves. */
  note?: string;
  stated: Partial<RowScore & { bucket: Bucket }>;
}

/** Some rows that define one thing together. */
export interface DefinitionTable {
  title: string;
  sentence: string;
  cases: readonly DefinitionCase[];
}

const exact = (golden: string, response: string, pass: boolean, note?: string): DefinitionCase => ({
  golden,
  response,
  ...(note !== undefined && { note }),
  stated: { exact: pass },
});

const overlap = (
  golden: string,
  response: string,
  [matchingWords, totalWords]: readonly [number, number],
): DefinitionCase => ({
  golden,
  response,
  stated: { overlap: matchingWords === totalWords, matchingWords, totalWords },
});

const between = (golden: string, response: string, bucket: Bucket): DefinitionCase => ({
  golden,
  response,
  stated: { bucket },
});

const BLANK = { exact: false, overlap: false, matchingWords: 0, blank: true } as const;

/**
 * The definition of both scorers, case by case: shown by the page, which scores each case while it shows it, and held by
 * the tests. What a case does not state it leaves open.
 */
export const DEFINITION_TABLES: readonly DefinitionTable[] = [
  {
    title: 'Exact substring',
    sentence:
      'The lower-cased golden answer stands somewhere in the lower-cased response. Nothing is trimmed, no punctuation is dropped, no word has to end.',
    cases: [
      exact('Ruru Jataka', 'The answer is the Ruru Jataka, depicted at Bharhut.', true),
      exact('ruru jataka', 'RURU JATAKA', true),
      exact('गंगा', 'गंगा नदी', true),
      exact('Ruru Jataka', 'Jataka Ruru', false),
      exact('Narmada valley', 'the Narmada river valley', false),
      exact('Delhi ', 'Delhi', false, 'The golden answer ends in a space.'),
      exact('amalak', 'Amalaka', true),
      exact('No', 'There is **no** such temple', true),
      exact('Delhi', "Delhi is not the answer; it's Mumbai", true, 'Mention is not assertion.'),
    ],
  },
  {
    title: 'Word overlap',
    sentence:
      'Every golden word is a word of the response, in any order. Words are lower-cased, split at white space, and lose ASCII punctuation at their ends; each counts once.',
    cases: [
      overlap('Narmada valley', 'valley Narmada', [2, 2]),
      overlap('Narmada valley', 'the Narmada river valley in India', [2, 2]),
      overlap('Narmada valley', 'Narmada', [1, 2]),
      overlap('1947 to 1947', 'it was 1947', [1, 2]),
      overlap('Amalaka', 'amalak', [0, 1]),
      overlap('Chola ideals', 'Chola and Hoysala ideals', [2, 2]),
      overlap('delhi.', 'delhi', [1, 1]),
      overlap('गंगा', 'गंगा।', [0, 1]),
    ],
  },
  {
    title: 'Where the two differ',
    sentence: 'One passes what the other fails, for a reason that can be named.',
    cases: [
      between('amalak', 'Amalaka', 'exact_only'),
      between('deul', 'Deula', 'exact_only'),
      between('mithun', 'Mithuna', 'exact_only'),
      between('Dipankar', 'Dipankara Buddha', 'exact_only'),
      between('scroll painting', 'Scroll paintings', 'exact_only'),
      between('Narmada valley', 'Narmada River valley', 'overlap_only'),
      between('Chola ideals', 'Chola and Hoysala ideals', 'overlap_only'),
    ],
  },
  {
    title: 'Texts without words',
    sentence:
      'A blank response is incorrect in both, whatever the golden answer, and counted apart. An empty golden answer is correct in both unless the response is blank.',
    cases: [
      {
        golden: 'a',
        response: '',
        note: 'An empty response.',
        stated: { ...BLANK, totalWords: 1 },
      },
      {
        golden: 'a',
        response: '\u3000\x1f\n',
        note: 'White space alone.',
        stated: { ...BLANK, totalWords: 1 },
      },
      {
        golden: '',
        response: ' ',
        note: 'Both without text.',
        stated: { ...BLANK, totalWords: 0 },
      },
      {
        golden: '',
        response: 'x',
        note: 'An empty golden answer.',
        stated: { exact: true, overlap: true, matchingWords: 0, totalWords: 0, blank: false },
      },
      {
        golden: '?!',
        response: 'x',
        note: 'Punctuation alone has no words, so none is missing.',
        stated: { exact: false, overlap: true, matchingWords: 0, totalWords: 0, blank: false },
      },
      {
        golden: 'a',
        response: '\u200b',
        note: 'A zero-width space is not white space.',
        stated: { exact: false, overlap: false, matchingWords: 0, totalWords: 1, blank: false },
      },
    ],
  },
];
