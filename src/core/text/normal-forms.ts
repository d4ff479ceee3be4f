/**
 * Ways of writing a text so that differences in writing, not in meaning, disappear. One function each;
 * none of them is applied by the scorers. All are total and linear, and keep a text without the
 * characters in question as it is. None is only more lenient: two texts that differ may become
 * equal, and a substring may stop being one.
 */

/** Unicode normalisation form C: letters and their marks composed where a composed letter exists. */
export function composeMarks(text: string): string {
  return text.normalize('NFC');
}

/** Unicode normalisation form KC: as form C, with ligatures, full-width and circled forms taken apart. */
export function composeCompatible(text: string): string {
  return text.normalize('NFKC');
}

/**
 * Full case folding, as Python's `str.casefold()`: `ß` as `ss`, `ς` as `σ`. Lower case of the upper case of
 * a character is its folding but for Cherokee, which folds to capitals, and `ı` (left out of the pattern), which folds to itself.
 * Letters newer than the engine's Unicode version stay as they are. Source: CaseFolding.txt, status C and F.
 */
export function foldCase(text: string): string {
  const lowered = text.toLowerCase();
  if (!MAY_FOLD.test(lowered)) return lowered;
  return lowered.replace(/[^\P{Changes_When_Uppercased}a-zı]/gu, foldCharacter);
}

/** Blocks with letters that fold in a way of their own, ASCII’s and Arabic to Burmese left out: quick to look for. */
const MAY_FOLD = /[\u0080-\u05ff\u10a0-\u1fff\u2100-\u2fff\ua640-\uffff]/;

function foldCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  if (code >= 0xab70 && code <= 0xabbf) return String.fromCodePoint(code - 0xab70 + 0x13a0);
  if (code >= 0x13f8 && code <= 0x13fd) return String.fromCodePoint(code - 8);
  // Letter by letter, since lower-casing a capital sigma looks at its neighbours.
  return Array.from(character.toUpperCase(), (letter) => letter.toLowerCase()).join('');
}

/** Curly, angle and low quotes, primes and dashes beyond ASCII as `'`, `"` and `-`. */
export function writeAsciiQuotes(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(/[‘’‚‛′‵ʹʻʼˈ´＇]/gu, "'")
    .replace(/[“”„‟″‶«»＂]/gu, '"')
    .replace(/[\p{Dash_Punctuation}−]/gu, '-');
}

/** Punctuation beyond ASCII as its nearest ASCII mark: quotes, dashes, commas; the danda and all others as `.`. */
export function writeAsciiPunctuation(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(/[\p{Punctuation}ʹʻʼˈ´−]/gu, (mark) => {
    if (isAscii(mark)) return mark;
    const quoted = writeAsciiQuotes(mark);
    return isAscii(quoted) ? quoted : (ASCII_MARKS[mark] ?? '.');
  });
}

const ASCII_MARKS: Record<string, string> = {
  '…': '...',
  '،': ',',
  '、': ',',
  '，': ',',
  '､': ',',
  '؛': ';',
  '；': ';',
  '：': ':',
  '؟': '?',
  '？': '?',
  '！': '!',
};

function isAscii(text: string): boolean {
  return !/[^\0-\x7f]/.test(text);
}

/** Without characters that show nothing: ZWJ, ZWNJ, zero-width space, soft hyphen, direction marks, … */
export function dropInvisible(text: string): string {
  if (isAscii(text)) return text;
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, '');
}

const NUKTA =
  /[\u093c\u09bc\u0a3c\u0abc\u0afd-\u0aff\u0b3c\u0c3c\u0cbc\u1c37\u{110ba}\u{11173}\u{111ca}\u{11236}\u{112e9}\u{1133c}\u{11446}\u{114c3}\u{115c0}\u{116b7}\u{1183a}\u{11943}\u{11d42}\u{1e94a}]/gu;
const WITH_NUKTA =
  /[\u0929\u0931\u0934\u0958-\u095f\u09dc\u09dd\u09df\u0a33\u0a36\u0a59-\u0a5b\u0a5e\u0b5c\u0b5d\u{1109a}\u{1109c}\u{110ab}]/gu;

/** Without the nukta, whether it is a mark of its own or part of a composed letter: `क़` as `क`. */
export function dropNukta(text: string): string {
  if (isAscii(text)) return text;
  return text
    .replace(WITH_NUKTA, (letter) =>
      String.fromCodePoint(letter.normalize('NFD').codePointAt(0) ?? 0),
    )
    .replace(NUKTA, '');
}

/** Zeros of the decimal digits of Arabic, the Indic scripts and their neighbours; nine more follow each. */
const ZEROS = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50,
  0xed0, 0xf20, 0x1040, 0x1090, 0x17e0, 0x1810, 0x1c40, 0x1c50, 0xa8d0, 0xabf0, 0xff10, 0x11066,
  0x110f0, 0x11136, 0x111d0, 0x112f0, 0x11450, 0x114d0, 0x11650, 0x116c0, 0x11c50, 0x11d50,
];

/** Where one of them, or half of a pair, stands: a small part of the work. */
const MAY_HOLD_DIGIT = new RegExp(
  `[${ZEROS.filter((zero) => zero < 0xd800)
    .map(rangeOfTen)
    .join('')}${rangeOfTen(0xff10)}\\ud800-\\udfff]`,
);

function rangeOfTen(zero: number): string {
  return `${String.fromCharCode(zero)}-${String.fromCharCode(zero + 9)}`;
}

/** Digits of Indic and neighbouring scripts as ASCII's: `१९४७` as `1947`. */
export function writeAsciiDigits(text: string): string {
  if (!MAY_HOLD_DIGIT.test(text)) return text;
  return text.replace(/[^\P{Decimal_Number}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => code >= first && code < first + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}
