import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileRow } from '../scorers/hostile-texts.test-support.ts';
import { scoreRow } from '../scorers/score-row.ts';
import { isRelaxationId, type RelaxationId, RELAXATIONS } from './relaxations.ts';
import { passesRelaxed, planRelaxations, scoreRelaxed } from './score-relaxed.ts';

const IDS = RELAXATIONS.map(({ id }) => id);

/** Which scorers pass: e for exact, o for overlap. */
function passes({ exact, overlap }: { exact: boolean; overlap: boolean }): string {
  return `${exact ? 'e' : ''}${overlap ? 'o' : ''}` || '-';
}

/** The relaxation alone, a row, and who passes it to the letter and relaxed. */
const FLIPS: [RelaxationId, string, string, string, string][] = [
  ['answer-line', 'Delhi', 'Delhi is large.\nAnswer: Mumbai', 'eo', '-'],
  ['answer-line', 'Delhi', 'Not Agra.\n\nIt is Delhi\n', 'eo', 'eo'],
  ['answer-line', 'Agra', 'Not Agra.\n\nIt is Delhi\n', 'eo', '-'],
  ['drop-joiners', 'র্য', 'র\u200d্য', '-', 'eo'],
  ['drop-joiners', 'ab', 'a\u00adb', '-', 'eo'],
  ['drop-joiners', 'a', 'a\u200bb', 'e', 'e'],
  ['drop-joiners', 'a\u200bb', 'a b', '-', '-'],
  ['drop-joiners', 'क\u200cष', 'क\u200cष कष', 'eo', 'eo'],
  ['casefold', 'Strasse', 'Straße', '-', 'eo'],
  ['casefold', 'ΟΔΟΣ', 'οδοσ', '-', 'eo'],
  ['casefold', 'i', 'ı', '-', '-'],
  ['nfc', 'caf\u00e9', 'cafe\u0301', '-', 'eo'],
  ['nfc', 'cafe', 'cafe\u0301', 'e', '-'],
  ['nfc', 'क', '\u0958', '-', 'e'],
  ['nfc', '5', '⁵', '-', '-'],
  ['nfkc', 'file', 'ﬁle', '-', 'eo'],
  ['nfkc', '1947', '１９４７', '-', 'eo'],
  ['nfkc', '5', '५', '-', '-'],
  ['indic-digits', '1947', '१९४७ में', '-', 'eo'],
  ['indic-digits', '५', '25', '-', 'e'],
  ['indic-digits', '5', '⁵', '-', '-'],
  ['drop-nukta', 'कलम', 'क़लम', '-', 'eo'],
  ['drop-nukta', 'ज़मीन', 'जमीन', '-', 'eo'],
  ['drop-nukta', 'कला', 'काला', '-', '-'],
  ['punctuation', 'गंगा', 'गंगा।', 'e', 'eo'],
  ['punctuation', 'can’t', "can't", '-', 'eo'],
  ['punctuation', 'cant', 'can’t', '-', '-'],
  ['articles', 'The Beatles', 'Beatles', '-', 'eo'],
  ['articles', 'end of the world', 'end of world', '-', 'eo'],
  ['articles', 'Ancona', 'cona', '-', '-'],
  ['articles', 'A', 'B', '-', '-'],
  ['articles', 'A', 'The answer is A', 'eo', 'eo'],
  ['collapse-space', 'New Delhi', 'New\n  Delhi', 'o', 'eo'],
  ['collapse-space', 'a\tb', 'a\tb', 'eo', 'eo'],
  ['collapse-space', 'New Delhi', 'NewDelhi', '-', '-'],
  ['strip-golden', 'Delhi ', 'Delhi', 'o', 'eo'],
  ['strip-golden', '\x1fDelhi\u3000', 'Delhi.', 'o', 'eo'],
  ['strip-golden', 'New  Delhi', 'New Delhi', 'o', 'o'],
  ['strip-golden', ' ', 'Delhi', 'o', 'o'],
  ['word-boundaries', '5', '25', 'e', '-'],
  ['word-boundaries', 'amalak', 'Amalaka', 'e', '-'],
  ['word-boundaries', 'New Delhi', 'in new delhi!', 'eo', 'eo'],
  ['multiset', '1947 to 1947', 'from 1947 to now', 'o', '-'],
  ['multiset', '1947 to 1947', '1947 to 1947', 'eo', 'eo'],
  ['multiset', 'a b', 'b a a', 'o', 'o'],
];

describe('scoreRelaxed', () => {
  it.each(FLIPS)('%s: %j in %j passes %s to the letter and %s relaxed', (id, ...row) => {
    const [golden, response, before, after] = row;
    expect(passes(scoreRow(golden, response))).toBe(before);
    expect(passes(scoreRelaxed(golden, response, planRelaxations([id])))).toBe(after);
    const known = scoreRow(golden, response);
    expect(passes(passesRelaxed(golden, () => response, planRelaxations([id]), known))).toBe(after);
  });

  it.each(IDS)('has a row that flips by %s and one that does not', (id) => {
    const own = FLIPS.filter((flip) => flip[0] === id);
    expect(own.some(([, , , before, after]) => before !== after)).toBe(true);
    expect(own.some(([, , , before, after]) => before === after)).toBe(true);
  });

  it.each<[RelaxationId[], string, string, string]>([
    [['strip-golden', 'punctuation'], 'गंगा। ', 'गंगा.', 'eo'],
    [['casefold', 'nfc'], '\u0390', '\u03aa\u0301', 'eo'],
    [['nfc', 'drop-joiners'], '\u00e9', 'e\u200d\u0301', 'eo'],
    [['answer-line', 'collapse-space'], 'a b', 'Answer: a\tb\nb', 'eo'],
    [['articles', 'word-boundaries'], 'The cat', 'cats and a dog', '-'],
    [['casefold', 'multiset'], 'ß ss', 'SS', '-'],
  ])('%j together: %j in %j passes %s', (ids, golden, response, after) => {
    expect(passes(scoreRelaxed(golden, response, planRelaxations(ids)))).toBe(after);
    expect(passes(scoreRelaxed(golden, response, planRelaxations(ids.toReversed())))).toBe(after);
  });

  it('counts repeats where it asks for them', () => {
    const plan = planRelaxations(['multiset']);
    const counts = { matchingWords: 2, totalWords: 3 };
    expect(scoreRelaxed('1947 to 1947', '1947 to', plan)).toMatchObject(counts);
    expect(scoreRelaxed('a a', ' ', plan)).toMatchObject({ matchingWords: 0, totalWords: 2 });
  });

  it('is the scorers to the letter where nothing is relaxed', () => {
    const plan = planRelaxations([]);
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        expect(scoreRelaxed(golden, response, plan)).toEqual(scoreRow(golden, response));
      }),
    );
  });

  it('says of every row the same where the verdicts to the letter are known', () => {
    fc.assert(
      fc.property(fc.subarray(IDS), hostileRow, (ids, [golden, response]) => {
        const plan = planRelaxations(ids);
        const known = scoreRow(golden, response);
        const { exact, overlap } = scoreRelaxed(golden, response, plan);
        expect(passesRelaxed(golden, () => response, plan, known)).toMatchObject({
          exact,
          overlap,
        });
      }),
    );
  });

  it('never passes a row by asking a scorer for more', () => {
    fc.assert(
      fc.property(hostileRow, ([golden, response]) => {
        const [before, after] = [[], ['word-boundaries', 'multiset'] as const].map((ids) =>
          scoreRelaxed(golden, response, planRelaxations(ids)),
        );
        expect(before?.exact === true || after?.exact === false).toBe(true);
        expect(before?.overlap === true || after?.overlap === false).toBe(true);
      }),
    );
  });

  it('never passes a blank response, whatever is relaxed', () => {
    fc.assert(
      fc.property(fc.subarray(IDS), hostileRow, (ids, [golden, response]) => {
        const score = scoreRelaxed(golden, response, planRelaxations(ids));
        expect(score.blank && passes(score) !== '-').toBe(false);
      }),
    );
  });
});

it('knows relaxations by their ids', () => {
  expect(isRelaxationId('nfc')).toBe(true);
  expect(isRelaxationId('toString')).toBe(false);
});
