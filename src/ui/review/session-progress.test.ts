import { describe, expect, it } from 'vitest';
import { tellProgress } from './session-progress.ts';

const times = [15_000, 15_000, 15_000];
const filter = { kind: 'filter', at: 17, total: 40, decidedInSession: 17, times } as const;
const sampled = { ...filter, kind: 'sampled' } as const;

describe('tellProgress', () => {
  it('tells the place among the rows of a filter', () => {
    expect(tellProgress(filter, undefined)).toEqual({
      value: 17,
      max: 40,
      said: '18 of 40 in this session · 23 left · about 6 min at this pace',
    });
  });

  it('is full at the end of a filter', () => {
    const { value, max, said } = tellProgress({ ...filter, at: 40 }, undefined);
    expect([value, max, said]).toEqual([40, 40, '40 of 40 in this session']);
  });

  it('tells how far it is to the next narrower interval', () => {
    const left = [
      { halfWidth: 0.05, readings: 0 },
      { halfWidth: 0.03, readings: 38 },
      { halfWidth: 0.02, readings: 140 },
    ];
    expect(tellProgress(sampled, { drawn: 62, rows: 1938, left })).toEqual({
      value: 62,
      max: 100,
      said: '17 decided in this session · about 38 rows more for ±3 points · about 10 min at this pace',
    });
  });

  it('goes for the last row where every width is reached, or none can be', () => {
    for (const readings of [0, undefined]) {
      const report = { drawn: 100, rows: 116, left: [{ halfWidth: 0.02, readings }] };
      expect(tellProgress(sampled, report)).toMatchObject({ value: 100, max: 116 });
    }
  });

  it('counts decisions alone while nothing is known of the estimate', () => {
    expect(tellProgress(sampled, undefined).said).toBe('17 decided in this session');
  });
});
