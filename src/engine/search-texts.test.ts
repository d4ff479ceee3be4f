import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openSearch } from './search-texts.ts';
import { TextColumn } from './text-column.ts';

function fill(texts: readonly string[]): TextColumn {
  const column = new TextColumn();
  for (const text of texts) column.add(text);
  return column;
}

/** Texts in which case is not plain: letters of several scripts, a few that fold or lower oddly. */
const hostile = fc.string({
  unit: fc.constantFrom(...Array.from('aAbBkKsSiIéÉσςΣßẞ\u0130\u0131\u212a\u017f\u0307गंगा😀. \n')),
  maxLength: 12,
});

it('finds in each row what its lowered text holds, in whatever order rows are asked for', () => {
  const texts = fc.array(hostile, { minLength: 1, maxLength: 100 });
  const needles = fc.string({
    unit: fc.constantFrom(...Array.from('aAkKsSiIéσςß\u0307गा😀. \n')),
    maxLength: 3,
  });
  fc.assert(
    fc.property(texts, texts, needles, fc.boolean(), (first, second, text, backwards) => {
      const rows = Math.min(first.length, second.length);
      const needle = text.toLowerCase();
      const holds = openSearch([fill(first.slice(0, rows)), fill(second.slice(0, rows))], needle);
      const order = Array.from({ length: rows }, (_, row) => (backwards ? rows - 1 - row : row));
      expect(order.filter((row) => holds(row))).toEqual(
        order.filter((row) =>
          [first, second].some((column) => column[row]?.toLowerCase().includes(needle)),
        ),
      );
    }),
    { numRuns: 500 },
  );
});

it('does not find what stands in no row alone', () => {
  const holds = openSearch([fill(['temp', 'le', 'Temple'])], 'temple');
  expect([0, 1, 2].map((row) => holds(row))).toEqual([false, false, true]);
});
