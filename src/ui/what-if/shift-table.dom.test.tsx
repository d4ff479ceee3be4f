import { MantineProvider } from '@mantine/core';
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { RowScore } from '../../core/model.ts';
import { addMove, emptyMoves, readMoves } from '../../core/what-if/tally.ts';
import { ShiftTable } from './shift-table.tsx';

const scoreOf = (exact: boolean, overlap: boolean): RowScore => ({
  exact,
  overlap,
  matchingWords: 0,
  totalWords: 1,
  blank: false,
});

afterEach(cleanup);

it('shows verdicts before and after, and flips per bucket with where their rows are', () => {
  const moves = emptyMoves();
  addMove(moves, scoreOf(false, true), scoreOf(true, true));
  addMove(moves, scoreOf(true, true), scoreOf(false, true));
  addMove(moves, scoreOf(true, true), scoreOf(false, true));
  addMove(moves, scoreOf(false, false), scoreOf(false, false));
  render(
    <MantineProvider env="test">
      <ShiftTable
        label="What if"
        shifts={readMoves(moves)}
        hrefOf={(...to) => `#${to.join(' ')}`}
      />
    </MantineProvider>,
  );
  const exact = within(screen.getByRole('row', { name: /^Exact substring/ }));
  const cells = exact.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['50.0% 15.0–85.0%', '25.0% 4.6–69.9%']);
  expect(cells.slice(2)).toEqual([
    '+1 row to correct',
    '−2 rows to incorrect',
    '−2 rows to incorrect',
    '0',
    '+1 row to correct',
    '0',
  ]);
  const hrefs = exact.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual([
    '#exact up',
    '#exact down',
    '#exact down both_pass',
    '#exact up overlap_only',
  ]);
});
