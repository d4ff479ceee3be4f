/** The labelled cases that a source-return score has to separate, with the score that it should give. */
export const LABELLED_CASES = [
  { id: 'complete_right', expected: 1, label: 'whole answer, right sources' },
  {
    id: 'incomplete_one_wrong',
    expected: 0.5,
    label: 'half of the answer, one of two sources wrong',
  },
  { id: 'complete_wrong', expected: 0, label: 'whole answer, a wrong source alone' },
  { id: 'complete_invented', expected: 0, label: 'whole answer, an invented source alone' },
] as const;
export type LabelledCase = (typeof LABELLED_CASES)[number]['id'];
