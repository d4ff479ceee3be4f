import { stemmer as stemArabic } from '@orama/stemmers/arabic';
import { stemmer as stemArmenian } from '@orama/stemmers/armenian';
import { stemmer as stemGreek } from '@orama/stemmers/greek';
import { stemmer as stemHindi } from '@orama/stemmers/indian';
import { stemmer as stemRussian } from '@orama/stemmers/russian';
import { stemmer as stemTamil } from '@orama/stemmers/tamil';
import * as stops from 'stopword';
// Snowball's own for English (Porter2), where the others' is Porter's first: that one keeps the 's of “city's”.
import stemEnglish from 'wink-porter2-stemmer';

/** How the words of a script are read: as those of the language that most texts in it are in. */
export interface Language {
  name: string;
  /** Letters of its script. */
  letters: RegExp;
  /** Lower-case words that say nothing of a text's subject; empty where no list is kept. */
  stopWords: ReadonlySet<string>;
  /** A word as the list of stop words writes it, where that is not lower case alone. */
  writeStop?: (word: string) => string;
  /** The stem of a lower-case word; absent where no stemmer is kept. */
  stem?: (word: string) => string;
  /** A stem begins with its word's first two letters, as `WordHeads` needs it. */
  keepsHeads: boolean;
}

const ENGLISH: Language = {
  name: 'English',
  letters: /\p{Script=Latin}/gu,
  stopWords: new Set(stops.eng),
  stem: stemEnglish,
  keepsHeads: true,
};

/** The scripts that have a list of stop words or a stemmer; the first wins a tie. */
const LANGUAGES: readonly Language[] = [
  ENGLISH,
  {
    name: 'Hindi',
    letters: /\p{Script=Devanagari}/gu,
    stopWords: new Set(stops.hin),
    stem: stemHindi,
    keepsHeads: false,
  },
  {
    name: 'Arabic',
    letters: /\p{Script=Arabic}/gu,
    stopWords: new Set(stops.ara),
    stem: stemArabic,
    keepsHeads: false,
  },
  {
    name: 'Russian',
    letters: /\p{Script=Cyrillic}/gu,
    stopWords: new Set(stops.rus),
    stem: stemRussian,
    keepsHeads: false,
  },
  {
    name: 'Greek',
    letters: /\p{Script=Greek}/gu,
    stopWords: new Set(stops.ell),
    writeStop: dropGreekAccents,
    stem: stemGreek,
    keepsHeads: false,
  },
  {
    name: 'Armenian',
    letters: /\p{Script=Armenian}/gu,
    stopWords: new Set(stops.hye),
    stem: stemArmenian,
    keepsHeads: false,
  },
  {
    name: 'Tamil',
    letters: /\p{Script=Tamil}/gu,
    stopWords: new Set(),
    stem: stemTamil,
    keepsHeads: false,
  },
  {
    name: 'Bengali',
    letters: /\p{Script=Bengali}/gu,
    stopWords: new Set(stops.ben),
    keepsHeads: true,
  },
  {
    name: 'Gujarati',
    letters: /\p{Script=Gujarati}/gu,
    stopWords: new Set(stops.guj),
    keepsHeads: true,
  },
  {
    name: 'Punjabi',
    letters: /\p{Script=Gurmukhi}/gu,
    stopWords: new Set(stops.panGu),
    keepsHeads: true,
  },
  {
    name: 'Hebrew',
    letters: /\p{Script=Hebrew}/gu,
    stopWords: new Set(stops.heb),
    keepsHeads: true,
  },
  { name: 'Thai', letters: /\p{Script=Thai}/gu, stopWords: new Set(stops.tha), keepsHeads: true },
  {
    name: 'Burmese',
    letters: /\p{Script=Myanmar}/gu,
    stopWords: new Set(stops.mya),
    keepsHeads: true,
  },
  { name: 'Chinese', letters: /\p{Script=Han}/gu, stopWords: new Set(stops.zho), keepsHeads: true },
  {
    name: 'Japanese',
    letters: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    stopWords: new Set(stops.jpn),
    keepsHeads: true,
  },
  {
    name: 'Korean',
    letters: /\p{Script=Hangul}/gu,
    stopWords: new Set(stops.kor),
    keepsHeads: true,
  },
];

/** Where most letters are of a script without list and stemmer: every word counts, as it is. */
const OTHER: Language = {
  name: 'other',
  letters: /\p{Letter}/gu,
  stopWords: new Set(),
  keepsHeads: true,
};

/** The language that the main script of a text, the one of most of its letters, stands for; English where it has none. */
export function findLanguage(text: string): Language {
  if (!/[^\0-\x7f]/.test(text)) return ENGLISH;
  let left = countOf(text, OTHER);
  let main = ENGLISH;
  let most = 0;
  for (const language of LANGUAGES) {
    const letters = countOf(text, language);
    left -= letters;
    if (letters > most) [main, most] = [language, letters];
  }
  return left > most ? OTHER : main;
}

/** Whether a lower-case word says nothing of a text's subject. */
export function isStopWord(word: string, { stopWords, writeStop }: Language): boolean {
  return stopWords.has(writeStop ? writeStop(word) : word);
}

function countOf(text: string, { letters }: Language): number {
  return text.match(letters)?.length ?? 0;
}

function dropGreekAccents(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll('ς', 'σ');
}
