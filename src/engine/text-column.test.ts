import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TextColumn } from './text-column.ts';

const texts = fc.array(fc.string({ unit: 'binary' }), { maxLength: 100 });

it('gives back every text as it was added, in whatever order', () => {
  fc.assert(
    fc.property(texts, fc.infiniteStream(fc.nat()), (added, places) => {
      const column = new TextColumn();
      for (const text of added) column.add(text);
      for (const row of added.keys()) expect(column.at(row)).toBe(added[row]);
      for (const place of places.take(50)) expect(column.at(place)).toBe(added[place] ?? '');
    }),
  );
});

it('holds texts longer than its chunks, a mark at the start of one, and none', () => {
  const long = 'गंगा 😀'.repeat(300_000);
  const added = [
    '\uFEFFa',
    long,
    '',
    ...Array.from({ length: 5000 }, (_, row) => `row ${row}`),
    long,
  ];
  const column = new TextColumn();
  for (const text of added) column.add(text);
  for (const row of added.keys()) expect(column.at(row) === added[row]).toBe(true);
});
