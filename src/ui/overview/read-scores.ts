import type { Tally } from '../../core/model.ts';

/** The four scores between which the truth is looked for, with the rows that each counts as correct. */
export function readScores({ exact, overlap, buckets }: Tally) {
  const either = buckets.both_pass + buckets.exact_only + buckets.overlap_only;
  return [
    { id: 'both', name: 'both pass', fullName: 'both scorers', correct: buckets.both_pass },
    { id: 'exact', name: 'exact', fullName: 'exact substring', correct: exact },
    { id: 'overlap', name: 'overlap', fullName: 'word overlap', correct: overlap },
    { id: 'either', name: 'either', fullName: 'exact or overlap', correct: either },
  ];
}
