import type { Tally } from '../../core/model.ts';
import type { Prepared } from '../../stores/prepared.ts';

/** A reading of the accuracy: the rows that it counts as correct, and of how many. */
export interface Score {
  id: 'both' | 'exact' | 'overlap' | 'either' | 'judge';
  name: string;
  fullName: string;
  correct: number;
  rows: number;
}

/** The scores between which the truth is looked for, most cautious first, the judge's where it judged any row. */
export function readScores(tally: Tally, judge: Prepared['judge']): Score[] {
  const { exact, overlap, buckets, rows } = tally;
  const either = buckets.both_pass + buckets.exact_only + buckets.overlap_only;
  const judged = judge ? judge.correct + judge.incorrect : 0;
  return [
    { id: 'both', name: 'both pass', fullName: 'both scorers', correct: buckets.both_pass, rows },
    { id: 'exact', name: 'exact', fullName: 'exact substring', correct: exact, rows },
    { id: 'overlap', name: 'overlap', fullName: 'word overlap', correct: overlap, rows },
    { id: 'either', name: 'either', fullName: 'exact or overlap', correct: either, rows },
    ...(judge && judged > 0
      ? [
          {
            id: 'judge' as const,
            name: 'judge',
            fullName: 'judge',
            correct: judge.correct,
            rows: judged,
          },
        ]
      : []),
  ];
}
