import { expect, it } from 'vitest';
import { sayGoldens } from './say-goldens.ts';

it.each([
  [0, '(1 row with two or more)'],
  [1, '(1 row with two or more; 1 cell is no JSON list and taken whole)'],
  [2, '(1 row with two or more; 2 cells are no JSON list and taken whole)'],
])('says what several golden answers are over where %d cells are no lists', (notLists, said) => {
  const goldens = { column: 2, form: 'json' as const, name: 'golden_all', several: 1, notLists };
  expect(sayGoldens(goldens)).toBe(
    `Several golden answers are on: a row passes if any answer of its column golden_all does ${said}.`,
  );
});
