import { describe, expect, it } from 'vitest';
import type { RunsReport } from '../../stores/compare.ts';
import { listTableNotes } from './list-table-notes.ts';

type Measures = RunsReport['runs'][number]['measures'];

/** A run of ten rows of which so many are judged. */
const judged = (scored: number): Measures => ({
  judge: { shares: { micro: undefined, macro: undefined, domains: [] }, basis: 'judged', scored },
});

const notesOf = (...measures: Measures[]) =>
  listTableNotes(
    { runs: measures.map((each, at) => ({ run: `${at}`, rows: 10, measures: each })) },
    [],
    'judge',
  ).join(' ');

describe('a table without stars', () => {
  it('says why where a run has rows without a verdict', () => {
    expect(notesOf(judged(7), judged(10))).toContain('no run is called the best');
  });

  it('has nothing to explain where each row has a verdict, or one run alone has any', () => {
    expect(notesOf(judged(10), judged(10))).not.toContain('star');
    expect(notesOf(judged(7), {})).not.toContain('star');
  });
});
