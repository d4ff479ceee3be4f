import {
  composeCompatible,
  composeMarks,
  dropInvisible,
  dropNukta,
  foldCase,
  writeAsciiDigits,
  writeAsciiPunctuation,
} from '../text/normal-forms.ts';
import { collapseWhiteSpace, stripWhiteSpace } from '../text/white-space.ts';
import { dropArticles } from './drop-articles.ts';
import { keepAnswerLine } from './keep-answer-line.ts';

/** One way of scoring less to the letter. It writes texts in another way, or changes what one scorer asks. */
export interface Relaxation {
  readonly id: string;
  readonly name: string;
  /** What it does, as a full sentence. */
  readonly sentence: string;
  readonly golden?: (text: string) => string;
  readonly response?: (text: string) => string;
}

function both(write: (text: string) => string) {
  return { golden: write, response: write };
}

/**
 * Every relaxation, in the order in which those chosen are applied, whatever the order of choosing: first what
 * is cut, then what is invisible, then letters (case before composing, since folding takes letters apart), then
 * digits and marks, then words, then white space. The last two change what a scorer asks of the texts so written.
 */
export const RELAXATIONS = [
  {
    id: 'answer-line',
    name: 'Answer line only',
    sentence: 'Of the response, what follows the last “answer:”, or else its last line.',
    response: keepAnswerLine,
  },
  {
    id: 'drop-joiners',
    name: 'Invisible characters dropped',
    sentence:
      'Without zero-width joiners and non-joiners, soft hyphens and other characters that show nothing; a zero-width space no longer parts words.',
    ...both(dropInvisible),
  },
  {
    id: 'casefold',
    name: 'Case folded',
    sentence: 'Unicode’s full case folding: ß as ss, ς as σ.',
    ...both(foldCase),
  },
  {
    id: 'nfc',
    name: 'NFC',
    sentence: 'Letters and their marks composed (Unicode form C).',
    ...both(composeMarks),
  },
  {
    id: 'nfkc',
    name: 'NFKC',
    sentence: 'As NFC, with ligatures, full-width, raised and circled forms as plain letters.',
    ...both(composeCompatible),
  },
  {
    id: 'indic-digits',
    name: 'Indic digits as ASCII',
    sentence: 'Digits of Indic and neighbouring scripts as 0 to 9: १९४७ as 1947.',
    ...both(writeAsciiDigits),
  },
  {
    id: 'drop-nukta',
    name: 'Nukta dropped',
    sentence: 'Without the dot below a letter that marks a borrowed sound: क़ as क.',
    ...both(dropNukta),
  },
  {
    id: 'punctuation',
    name: 'Unicode punctuation as ASCII',
    sentence:
      'Curly quotes, dashes, the danda and other marks as ASCII’s, so that word overlap strips them from words.',
    ...both(writeAsciiPunctuation),
  },
  {
    id: 'articles',
    name: 'Articles dropped',
    sentence: 'Without the words a, an and the, as SQuAD’s script does.',
    ...both(dropArticles),
  },
  {
    id: 'collapse-space',
    name: 'White space collapsed',
    sentence: 'Each run of white space, line ends too, as one space.',
    ...both(collapseWhiteSpace),
  },
  {
    id: 'strip-golden',
    name: 'Golden answer stripped',
    sentence: 'Without white space at the ends of the golden answer.',
    golden: stripWhiteSpace,
  },
  {
    id: 'word-boundaries',
    name: 'Exact at word boundaries',
    sentence: 'Exact substring finds no golden answer that begins or ends inside a longer word.',
  },
  {
    id: 'multiset',
    name: 'Overlap counts repeats',
    sentence: 'Word overlap asks for a golden word as often as the golden answer has it.',
  },
] as const satisfies readonly Relaxation[];
export type RelaxationId = (typeof RELAXATIONS)[number]['id'];

/** Whether there is a relaxation of this id. */
export function isRelaxationId(id: string): id is RelaxationId {
  return RELAXATIONS.some((relaxation) => relaxation.id === id);
}
