import { describe, expect, it } from 'vitest';
import { emptyTally } from '../../core/summary.ts';
import { findScope } from './scope.ts';

const tallyOf = (rows: number) => ({ ...emptyTally(), rows });

const runOf = (key: string, domains: Record<string, number>) => ({
  key,
  tally: tallyOf(Object.values(domains).reduce((a, b) => a + b, 0)),
  domains: Object.entries(domains).map(([domain, rows]) => ({ domain, tally: tallyOf(rows) })),
});

const loaded = [runOf('a', { who: 2, what: 5 }), runOf('b', { who: 4, where: 1 })];

describe('findScope', () => {
  it.each([[undefined], [[]], [['gone']], [['a', 'b']]])(
    'sums all files where %j are chosen, and links to all',
    (keys) => {
      const scope = findScope(loaded, keys);
      expect(scope.tally.rows).toBe(12);
      expect(scope.filter).toEqual({});
    },
  );

  it('adds up a domain that several files have, most rows first', () => {
    expect(findScope(loaded, undefined).domains.map((d) => [d.domain, d.tally.rows])).toEqual([
      ['who', 6],
      ['what', 5],
      ['where', 1],
    ]);
  });

  it('keeps to the chosen file, and links to its rows alone', () => {
    const scope = findScope(loaded, ['b', 'gone']);
    expect(scope.tally.rows).toBe(5);
    expect(scope.filter).toEqual({ runs: ['b'] });
  });
});
