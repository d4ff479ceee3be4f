import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RowFilter } from '../../stores/rows.ts';
import { FilterChips } from './filter-chips.tsx';

/** The chips, and what takes the focus when none is left. */
function Chips({ start }: { start: RowFilter }) {
  const [filter, setFilter] = useState(start);
  return (
    <>
      <FilterChips
        filter={filter}
        runs={[]}
        onChange={setFilter}
        onEmpty={() => screen.getByRole('searchbox').focus()}
      />
      <input type="search" />
    </>
  );
}

function press(name: string) {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}

afterEach(cleanup);

describe('FilterChips', () => {
  it('moves the focus to a chip beside the one removed, then to what the page names', () => {
    render(<Chips start={{ domains: ['who', 'what', 'why'] }} />);
    press('Remove filter Domain: what');
    expect(document.activeElement?.textContent).toContain('Domain: who');
    press('Remove filter Domain: who');
    expect(document.activeElement?.textContent).toContain('Domain: why');
    press('Remove filter Domain: why');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('moves the focus to what the page names once all are removed', () => {
    render(<Chips start={{ buckets: ['both_fail'], search: 'x' }} />);
    press('Remove all');
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });
});
