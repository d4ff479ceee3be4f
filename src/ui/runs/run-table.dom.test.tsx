import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { gatherShares, shareOf } from '../../core/runs/share.ts';
import { replaceLayout } from '../../stores/layout.ts';
import { RunTable } from './run-table.tsx';
import type { Grouping, KeyedLine } from './sort-lines.ts';

const lineOf = (name: string, language: string, correct: number, rows: number): KeyedLine => ({
  key: name,
  name,
  language,
  model: '',
  shares: gatherShares(shareOf(correct, rows), [shareOf(correct, rows), undefined]),
});
const LINES = [lineOf('a', 'Hindi', 5, 10), lineOf('b', '', 0, 0), lineOf('c', 'Tamil', 9, 10)];

function show(grouping: Grouping = 'none') {
  return render(
    <MantineProvider env="test">
      <RunTable
        label="Runs"
        lines={LINES}
        domains={['Art', '']}
        best={{ micro: 2, domains: [undefined, undefined] }}
        grouping={grouping}
        hrefOf={(run, domain) => `#${run} ${domain ?? 'all'}`}
      />
    </MantineProvider>,
  );
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

afterEach(() => {
  cleanup();
  replaceLayout({});
});

describe('RunTable', () => {
  it('shows a figure with its interval and rows, which leads to its rows', () => {
    show();
    const cell = row('a').getAllByRole('cell')[1];
    expect(cell?.textContent).toBe('50.0%23.7–76.3%, over 10 rows');
    expect(row('a').getAllByRole('link')[1]?.getAttribute('href')).toBe('#a Art');
  });

  it('calls best what a test supports alone, and shows what does not exist as a dash, not as 0', () => {
    show();
    expect(row('c').getByText(/^best/)).toBeTruthy();
    expect(row('a').queryByText(/^best/)).toBeNull();
    const figures = row('b').getAllByRole('cell');
    expect(figures.map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '–', '–']);
  });

  it('is sorted by a press, and the best stays with its run', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Micro-average' }));
    expect(names()).toEqual(['cTamil', 'aHindi', 'b']);
    const header = screen.getByRole('columnheader', { name: 'Micro-average' });
    expect(header.getAttribute('aria-sort')).toBe('descending');
    expect(row('c').getByText(/^best/)).toBeTruthy();
  });

  it('stands in groups under their names', () => {
    show('language');
    const rows = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Hindi', 'aHindi', 'no language given', 'b', 'Tamil', 'cTamil']);
  });
});
