import { expect, it } from 'vitest';
import { addMove, addMoves, emptyMoves, readMoves } from './tally.ts';
import { whatIfTable } from './what-if-table.ts';

const [geo, art] = [emptyMoves(), emptyMoves()];
addMove(geo, { exact: false, overlap: true }, { exact: true, overlap: true });
addMove(geo, { exact: true, overlap: true }, { exact: true, overlap: true });
addMove(art, { exact: true, overlap: false }, { exact: false, overlap: false });
const figures = {
  relaxations: ['strip-golden', 'word-boundaries'] as const,
  all: readMoves(addMoves(geo, art)),
  domains: [
    { domain: 'geo', shifts: readMoves(geo) },
    { domain: '', shifts: readMoves(art) },
  ],
};

it('has a line for all rows and one for each domain, before and after', () => {
  const lines = whatIfTable(figures).csv.split('\n');
  expect(lines[1]).toBe(
    '"All rows","3","66.7 (20.8–93.9%)","66.7 (20.8–93.9%)","1","1","66.7 (20.8–93.9%)","66.7 (20.8–93.9%)","0","0"',
  );
  expect(lines[2]).toContain('"geo","2","50.0 (9.5–90.5%)","100.0 (34.2–100.0%)","1","0"');
  expect(lines[3]).toContain('"(empty)","1","100.0 (20.7–100.0%)","0.0 (0.0–79.3%)","0","1"');
});

it('says which relaxations it is of, and that none is left out', () => {
  const { markdown, latex } = whatIfTable(figures);
  expect(markdown).toContain(
    'What if: Golden answer stripped, Exact at word boundaries. 3 rows, none left out.',
  );
  expect(latex).toContain('\\toprule');
});
