import * as fc from 'fast-check';

/** Pieces of text that lower-casing, splitting, stripping or searching gets wrong when done carelessly. */
const PIECES = [
  ...Array.from('\t\n\r\x1c\x1d\x1e\x1f \x85\xa0\u1680\u2003\u2028\u202f\u205f\u3000'),
  ...Array.from('\ufeff\u200b\u200c\u200d\u2060\u00ad\u180e'),
  ...Array.from('!.,\'"-_()[]`~*“”’—।'),
  ...Array.from('aAbBkKiIıİ\u212a\u212båßẞσΣςαΑ\u0345\u0301\u0307\u0600ǅǆﬁᲐაᎪꭺ0१५7'),
  'गंगा',
  'क्ष',
  'क\u093c',
  'the',
  'The',
  'constructor',
  '__proto__',
  '😀',
  '𐐀',
  '𐐨',
  '\ud83d',
  '\ude00',
  '\ud801',
  '\udc00',
];

/** Hostile texts, dense in white space and ASCII so that words and matches come about. */
const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom('a', 'b', 'A', ' ', '.', 'Σ')), {
    maxLength: 24,
  })
  .map((pieces) => pieces.join(''));

/** A golden answer and a response; the golden answer is often built out of pieces of the response. */
export const hostileRow = hostileText.chain((response) => {
  const offset = fc.nat({ max: response.length });
  const piece = fc
    .tuple(offset, offset)
    .map(([a, b]) => response.slice(Math.min(a, b), Math.max(a, b)));
  const changed = fc
    .tuple(piece, fc.constantFrom('same', 'upper', 'lower'))
    .map(([text, change]) =>
      change === 'upper' ? text.toUpperCase() : change === 'lower' ? text.toLowerCase() : text,
    );
  const joined = fc
    .tuple(fc.array(changed, { maxLength: 4 }), fc.constantFrom('', ' ', '. ', '\u3000', '\x1f'))
    .map(([texts, glue]) => texts.join(glue));
  return fc.tuple(fc.oneof(changed, joined, hostileText), fc.constant(response));
});
