const NUMBER_WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

const VALUES = new Map<string, string>([
  ...NUMBER_WORDS.map((word, value): [string, string] => [word, String(value)]),
  ...TENS.map((word, index): [string, string] => [word, String(10 * index + 20)]),
  ...ORDINALS.map((word, index): [string, string] => [word, nameOrdinal(index + 1)]),
]);
const WORDS = new RegExp(`\\b(?:${[...VALUES.keys()].join('|')})\\b`, 'gi');

function nameOrdinal(value: number): string {
  return `${value}${['th', 'st', 'nd', 'rd'][value] ?? 'th'}`;
}

/** Whether a text holds a number, in digits or as an English word. */
export function holdsNumber(text: string): boolean {
  return /\p{Nd}/u.test(text) || text.search(WORDS) >= 0;
}

/**
 * Numbers written one way: no separators between thousands (`1,000`, `1,00,000`, `1 000`), no zeros alone
 * after the point, no currency sign, a space before a unit or percent sign, `percent` as `%`, English number
 * words up to ninety and ordinals up to tenth in digits.
 */
export function writeNumbersPlainly(text: string): string {
  return text
    .replace(WORDS, (word) => VALUES.get(word.toLowerCase()) ?? word)
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{2,3})*,\d{3}(?![\d,])/g, (number) =>
      number.replaceAll(',', ''),
    )
    .replace(/(?<![\d.,] ?)\d{1,3}(?:[ \u00a0\u2009\u202f']\d{3})+(?!\d)/g, (number) =>
      number.replace(/\D/g, ''),
    )
    .replace(/(?<=\d)\.0+(?![\d.])/g, '')
    .replace(/\p{Sc}[ \u00a0]?(?=\d)/gu, '')
    .replace(/(?<=\d)[ \u00a0]?per ?cent\b/gi, ' %')
    .replace(/(?<=\d)(?=%|°|℃|(?:km|kg|cm|mm|ft|mph|mi|lbs?|am|pm|m|g|bn|k)\b)/gi, ' ')
    .replace(/(?<=[°%]) (?=[CF]\b)/g, '');
}
