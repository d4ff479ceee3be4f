import { describe, expect, it } from 'vitest';
import { REASONS } from '../../core/reasons/reason-kinds.ts';
import { findReasonKind, REASON_GROUPS } from './reason-groups.ts';

describe('REASON_GROUPS', () => {
  it('holds every kind of reason once', () => {
    const grouped = REASON_GROUPS.flatMap(({ reasons }) => reasons.map(({ id }) => id));
    expect(grouped.toSorted()).toEqual(REASONS.map(({ id }) => id).toSorted());
  });

  it('keeps what puts a pass at risk together', () => {
    const risks = REASON_GROUPS.find(({ title }) => title === 'at risk')?.reasons ?? [];
    expect(risks.every(({ name }) => name.startsWith('at risk:'))).toBe(true);
    expect(risks).toHaveLength(REASONS.filter(({ id }) => id.startsWith('risk_')).length);
  });
});

describe('findReasonKind', () => {
  it('finds a kind by its id', () => {
    expect(findReasonKind('other_order')?.name).toBe('other order');
  });
});
