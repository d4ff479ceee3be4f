import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CREDITS } from '../../core/model.ts';
import { FINDINGS } from '../../core/findings.ts';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { ReasonId } from '../../core/reasons/reason.ts';
import { usePrepared } from '../../stores/prepared.ts';
import type { RowFilter, View } from '../../stores/rows.ts';
import { Facets } from './facets.tsx';

type Counts = View['facets'];

const onChange = vi.fn<(filter: RowFilter) => void>();

function countEach<Id extends string>(ids: readonly Id[], rows: number): Record<Id, number> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every id is a key
  return Object.fromEntries(ids.map((id) => [id, rows])) as Record<Id, number>;
}

const UNKNOWN: Counts = {
  runs: {},
  buckets: { both_pass: 7, exact_only: 7, overlap_only: 7, both_fail: 7 },
  credits: countEach(CREDITS, 7),
  findings: countEach(FINDINGS, 7),
  domains: [],
  otherDomains: 0,
  reasons: undefined,
  typographic: undefined,
  review: undefined,
  judge: undefined,
  rag: undefined,
};

const KINDS: ReasonId[] = REASONS.map(({ id }) => id);

const KNOWN: Counts = {
  ...UNKNOWN,
  reasons: { ...countEach(KINDS, 0), words_between: 9, risk_negation: 1 },
  typographic: 4,
  review: {
    none: 15,
    correct: 8,
    incorrect: 1,
    unsure: 0,
    golden_wrong: 0,
    differ: 0,
    judge_differs: 0,
  },
};

const RUN = { key: 'a1', name: 'demo.csv', report: { rows: 116 } };

function show(facets: Counts, filter: RowFilter = {}) {
  render(
    <MantineProvider env="test">
      <Facets facets={facets} filter={filter} runs={[RUN]} onChange={onChange} />
    </MantineProvider>,
  );
}

afterEach(() => {
  cleanup();
  onChange.mockClear();
  usePrepared.setState({ prepared: new Map(), progress: new Map() });
});

describe('the facets', () => {
  it('say how far the search for reasons is, and no count of them', () => {
    usePrepared.setState({ progress: new Map([['a1', 40]]) });
    show(UNKNOWN);
    expect(screen.getByText(/40 of 116 rows/)).toBeTruthy();
    expect(screen.queryByText('0')).toBeNull();
    expect(screen.queryByText('words between')).toBeNull();
  });

  it('hold the reasons that rows have, those at risk apart', () => {
    show(KNOWN);
    const between = screen.getByRole('region', { name: 'Reason: mostly overlap only' });
    expect(between.textContent).toBe('Reason: mostly overlap onlywords between9');
    expect(screen.getByRole('region', { name: 'Reason: at risk' }).textContent).toContain('1');
    expect(screen.queryByRole('region', { name: 'Reason: mostly exact only' })).toBeNull();
  });

  it('keep a chosen reason that no row has, so that it can be let go', () => {
    show(KNOWN, { reasons: ['other_order'] });
    fireEvent.click(screen.getByRole('button', { name: /other order/ }));
    expect(onChange).toHaveBeenCalledWith({});
  });

  it('filter by a reason, by a verdict, and leave out what is typographic', () => {
    show(KNOWN);
    fireEvent.click(screen.getByRole('button', { name: /words between/ }));
    fireEvent.click(screen.getByRole('button', { name: /not reviewed/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /writing alone: 4/ }));
    expect(onChange.mock.calls).toEqual([
      [{ reasons: ['words_between'] }],
      [{ review: ['none'] }],
      [{ typographic: false }],
    ]);
  });

  it('speak of a judge only where there is one', () => {
    show(KNOWN);
    expect(screen.queryByText('judge and review differ')).toBeNull();
    cleanup();
    show({ ...KNOWN, judge: { correct: 3, incorrect: 2, none: 1 } });
    expect(screen.getByText('judge and review differ')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Judge' }).textContent).toContain('no verdict');
  });
});
