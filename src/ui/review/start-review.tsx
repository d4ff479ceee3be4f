import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { setReviewer, setSeed, undo, useReviews } from '../../stores/reviews.ts';
import { useRuns } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { RunSelect } from '../parts/run-select.tsx';
import { sayFilter } from '../parts/say-filter.ts';
import { routeHref, useRoute } from '../route.ts';
import { chooseRun } from '../parts/choose-run.ts';
import { reviewFilter } from './review-scope.ts';
import { ReviewOptions } from './review-options.tsx';
import { useReviewKeys } from './use-review-keys.ts';
import { Fold } from '../parts/fold.tsx';
import classes from './start-review.module.css';

/** The way into a review: who reads, which run, and how its rows are chosen. */
export function StartReview() {
  const [route, patchRoute] = useRoute();
  const runs = useRuns((state) => state.runs);
  const run = chooseRun(route.filter, runs);
  // The run that is shown, not all that are open.
  const scope = run && runs.length > 1 ? { ...route.filter, runs: [run.key] } : route.filter;
  const filter = reviewFilter(scope);
  useReviewKeys((action) => action === 'undo' && void undo());
  return (
    <Panel title="Start a review">
      <div className={classes.who}>
        <ReviewerField />
        {run && runs.length > 1 && (
          <RunSelect
            runs={runs}
            run={run}
            description="The estimate is of one run."
            onChoose={(key) => patchRoute({ filter: { ...route.filter, runs: [key] } })}
          />
        )}
      </div>
      <div className={classes.ways}>
        <section className={classes.recommended}>
          <h3>
            Sampled review <span className={classes.tag}>recommended</span>
          </h3>
          <p>
            Rows are drawn at random, where one more says most: the true accuracy, with its
            interval, from some tens of rows. Rows that you pick yourself do not count in it, since
            what made you pick them may be what makes them right or wrong.
          </p>
          <Button onClick={() => patchRoute({ queue: 'sampled', filter: scope, row: undefined })}>
            Start sampled review
          </Button>
          <SeedField />
        </section>
        <section>
          <h3>Rows of a filter</h3>
          <p>
            {sayFilter(filter)}. Decisions are kept, shown and exported; they count in the estimate
            when the draw reaches their rows.
          </p>
          <Button
            variant="default"
            onClick={() => patchRoute({ queue: 'filter', filter, row: undefined })}
          >
            Review these rows
          </Button>
          <a href={routeHref({ ...route, screen: 'explorer', filter })}>Choose others</a>
        </section>
      </div>
      <ReviewOptions />
    </Panel>
  );
}

/** Written when the field is left: the store trims a name, and no space could be typed in the middle of one. */
function ReviewerField() {
  const reviewer = useReviews((state) => state.reviewer);
  return (
    <TextInput
      key={reviewer}
      label="Reviewer"
      description="Your decisions are kept under this name."
      defaultValue={reviewer}
      onBlur={({ currentTarget }) => void setReviewer(currentTarget.value)}
    />
  );
}

const MOST_SEED = 2 ** 32 - 1;

function SeedField() {
  const seed = useReviews((state) => state.seed);
  return (
    <Fold name="review.seed" className={classes.seed}>
      <summary>Seed {seed}</summary>
      <TextInput
        label="Seed of the draw"
        description="The same seed draws the same rows. Another seed starts another draw: rows decided in this one stay, and count when the other reaches them."
        inputMode="numeric"
        defaultValue={String(seed)}
        onBlur={({ currentTarget }) => {
          const wanted = Number(currentTarget.value);
          if (Number.isInteger(wanted) && wanted >= 0 && wanted <= MOST_SEED) void setSeed(wanted);
          else currentTarget.value = String(seed);
        }}
      />
    </Fold>
  );
}
