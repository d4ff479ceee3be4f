import { JUDGE_CHOICES, REVIEW_CHOICES } from '../../core/review/review-choices.ts';
import type { RowFilter, View } from '../../stores/rows.ts';
import { JUDGE_LABELS, REVIEW_LABELS } from '../parts/choice-labels.ts';
import { FacetGroup } from './facet-group.tsx';
import { toggleChoice } from './filter-choices.ts';

interface Props {
  facets: View['facets'];
  filter: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** What reviewers and judge say; each is left out while it is not known. */
export function DecisionFacets({ facets: { review, judge }, filter, onChange }: Props) {
  const chosenReviews = filter.review ?? [];
  const chosenVerdicts = filter.judge ?? [];
  const reviews = REVIEW_CHOICES.filter(
    (one) => one !== 'judge_differs' || judge || chosenReviews.includes(one),
  );
  return (
    <>
      {review && (
        <FacetGroup
          title="Review"
          choices={reviews.map((one) => ({
            id: one,
            name: REVIEW_LABELS[one],
            rows: review[one],
            chosen: chosenReviews.includes(one),
            onToggle: () => onChange(toggleChoice(filter, 'review', one)),
          }))}
        />
      )}
      {judge && (
        <FacetGroup
          title="Judge"
          choices={JUDGE_CHOICES.map((one) => ({
            id: one,
            name: JUDGE_LABELS[one],
            rows: judge[one],
            chosen: chosenVerdicts.includes(one),
            onToggle: () => onChange(toggleChoice(filter, 'judge', one)),
          }))}
        />
      )}
    </>
  );
}
