import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts, rankTexts } from './rank-texts.ts';
import { TextColumn } from './text-column.ts';

function fill(texts: readonly string[]) {
  const column = new TextColumn();
  for (const text of texts) column.add(text);
  return column.locateBytes(rest);
}

/** Ranks as plain sorting gives them. */
function rankPlainly(texts: readonly string[]): number[] {
  const distinct = [...new Set(texts)].sort((a, b) => (a < b ? -1 : 1));
  const ranks = new Map(distinct.map((text, rank) => [text, rank]));
  return texts.map((text) => ranks.get(text) ?? -1);
}

/** Ends, units that sort before others but have larger code points, and long common starts. */
const unit = fc.constantFrom(
  'a',
  'b',
  '\0',
  'é',
  'गं',
  '\ud7ff',
  '\ue000',
  '\uffff',
  '😀',
  '\u{10ffff}',
);
const text = fc.oneof(
  fc.string({ unit, maxLength: 4 }),
  fc.string({ unit: fc.constantFrom('a', 'b'), maxLength: 30 }),
  fc.string({ unit, maxLength: 3 }).map((end) => `the same start of all of these ${end}`),
);
const rest = async () => undefined;

describe('rankTexts', () => {
  it('ranks texts by UTF-16 units, equal ones alike', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(text, { maxLength: 300, size: 'max' }), async (texts) => {
        expect([...(await rankTexts(await fill(texts), rest))]).toEqual(rankPlainly(texts));
      }),
    );
  });

  it('ranks many texts alike', async () => {
    const texts = Array.from({ length: 5000 }, (_, row) => `row ${(row * 7919) % 613} of these`);
    expect([...(await rankTexts(await fill(texts), rest))]).toEqual(rankPlainly(texts));
  });
});

it('compares texts of two columns as JavaScript compares them', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (left, right) => {
      const order = Math.sign(compareTexts(await fill([left]), 0, await fill([right]), 0));
      expect(order).toBe(left < right ? -1 : left > right ? 1 : 0);
    }),
  );
});
