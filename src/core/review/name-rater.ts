const REVIEWER = 'reviewer:';

const NAMES: Record<string, string> = {
  exact: 'Exact',
  overlap: 'Overlap',
  judge: 'Judge',
  review: 'Review',
};

/** The reviewer, where only one has decided: the review is then what that one says, and is told once. */
export function findOnlyReviewer<Rater extends string>({
  raters,
}: {
  raters: readonly (Rater | 'review')[];
}): Rater | 'review' | undefined {
  const reviewers = raters.filter((rater) => rater.startsWith(REVIEWER));
  return raters.includes('review') && reviewers.length === 1 ? reviewers[0] : undefined;
}

/** Who gave the verdicts, as tables of agreement name them: `exact`, `review`, `reviewer:Ada`, … */
export function nameRater(rater: string, only?: string): string {
  if (rater === 'review' && only) return `Review (${nameRater(only)})`;
  return rater.startsWith(REVIEWER) ? rater.slice(REVIEWER.length) : (NAMES[rater] ?? rater);
}
