/** What a run is of, as far as its name says; empty where it does not. */
export interface RunGroup {
  language: string;
  model: string;
}

/** Languages with the codes and other names that files bear. */
const LANGUAGES: Record<string, string> = {
  Arabic: 'ar ara',
  Assamese: 'as asm',
  Bengali: 'bn ben bangla',
  Bodo: 'brx',
  Chinese: 'zh zho',
  Dogri: 'doi',
  Dutch: 'nl nld',
  English: 'en eng',
  French: 'fr fra',
  German: 'de deu',
  Gujarati: 'gu guj',
  Hindi: 'hi hin',
  Indonesian: 'id ind',
  Italian: 'it ita',
  Japanese: 'ja jpn',
  Kannada: 'kn kan',
  Kashmiri: 'ks kas',
  Konkani: 'kok gom',
  Korean: 'ko kor',
  Maithili: 'mai',
  Malayalam: 'ml mal',
  Manipuri: 'mni meitei',
  Marathi: 'mr mar',
  Nepali: 'ne nep npi',
  Odia: 'or ori ory oriya',
  Persian: 'fa fas pes farsi',
  Portuguese: 'pt por',
  Punjabi: 'pa pan panjabi',
  Russian: 'ru rus',
  Sanskrit: 'sa san',
  Santali: 'sat',
  Sindhi: 'sd snd',
  Sinhala: 'si sin',
  Spanish: 'es spa',
  Swahili: 'sw swa',
  Tamil: 'ta tam',
  Telugu: 'te tel',
  Thai: 'th tha',
  Turkish: 'tr tur',
  Urdu: 'ur urd',
  Vietnamese: 'vi vie',
};

const LANGUAGE_OF = new Map(
  Object.entries(LANGUAGES).flatMap(([name, others]) =>
    [name.toLowerCase(), ...others.split(' ')].map((word) => [word, name] as const),
  ),
);

/** A script or a country after a language's code: `hin_Deva`, `hi-IN`. */
const TAG = /^(?:[A-Z]{2}|[A-Z][a-z]{3})$/;
const NOISE =
  /^(?:answers?|eval(?:uation)?|final|generations?|outputs?|predictions?|preds?|responses?|results?|runs?|scored|scores?)$/i;
const MODEL_FAMILY =
  /airavata|aya|claude|command|davinci|deepseek|falcon|gemini|gemma|gpt|grok|indic|krutrim|llama|mi[sx]tral|o[134]\b|openhathi|phi|qwen|sarvam|yi\b/i;

/** A stretch of a name with what parts it from the one before. */
interface Piece {
  gap: string;
  text: string;
}

/**
 * The language and model that each file name tells, to be corrected by whoever knows. A code of two letters
 * counts at the start or end of a name alone, where it is hardly a word. What all names have in common at an end is no
 * model's name, unless it looks like one.
 */
export function guessGroups(fileNames: readonly string[]): RunGroup[] {
  const found = fileNames.map((name) => takeLanguage(splitName(name)));
  const lists = found.map(({ rest }) => joinHyphens(rest.filter(({ text }) => !NOISE.test(text))));
  const models = stripShared(lists);
  return found.map(({ language }, place) => ({
    language,
    model: (models[place] ?? [])
      .map(({ gap, text }, at) => (at === 0 ? text : gap + text))
      .join(''),
  }));
}

/** The name without folders and extension, cut at spaces, `_` and `-`. */
function splitName(fileName: string): Piece[] {
  const base = fileName.replace(/^.*[/\\]/, '').replace(/\.(?:csv|tsv|tab|psv|txt)$/i, '');
  return Array.from(base.matchAll(/([\s_-]*)([^\s_-]+)/g), ([, gap = '', text = '']) => ({
    gap,
    text,
  }));
}

function takeLanguage(pieces: readonly Piece[]): { language: string; rest: Piece[] } {
  const at = pieces.findLastIndex(({ text }, place) => {
    const isAtEnd =
      place === 0 ||
      place === pieces.length - 1 ||
      isTagged(pieces.slice(place + 1), pieces[place]);
    return LANGUAGE_OF.has(text.toLowerCase()) && (text.length > 2 || isAtEnd);
  });
  const found = pieces[at];
  if (!found) return { language: '', rest: [...pieces] };
  const language = LANGUAGE_OF.get(found.text.toLowerCase()) ?? '';
  const end = TAG.test(pieces[at + 1]?.text ?? '') && found.text.length < 4 ? at + 2 : at + 1;
  return { language, rest: [...pieces.slice(0, at), ...pieces.slice(end)] };
}

function isTagged([tag, ...more]: readonly Piece[], code: Piece | undefined): boolean {
  return more.length === 0 && code !== undefined && TAG.test(tag?.text ?? '');
}

/** Pieces with a hyphen between them are one name: `gpt-4o-mini`. */
function joinHyphens(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { gap, text } of pieces) {
    const last = joined.at(-1);
    if (last && gap === '-') last.text += gap + text;
    else joined.push({ gap, text });
  }
  return joined;
}

/** The lists without what all of them begin or end with, as long as something of each is left. */
function stripShared(lists: Piece[][]): Piece[][] {
  const [first = []] = lists;
  const nameOf = (list: Piece[]): string => list.map(({ text }) => text).join(' ');
  if (lists.every((list) => nameOf(list) === nameOf(first))) return lists;
  for (const end of [0, -1]) {
    const shared = first.at(end)?.text ?? '';
    const isShared = lists.every((list) => list.length > 1 && list.at(end)?.text === shared);
    if (isShared && !MODEL_FAMILY.test(shared))
      return stripShared(lists.map((list) => (end === 0 ? list.slice(1) : list.slice(0, -1))));
  }
  return lists;
}
