import '@mantine/core/styles/Input.layer.css';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { countOf } from '../../core/format.ts';
import { setReviewer, useReviews } from '../../stores/reviews.ts';
import { Panel } from '../parts/panel.tsx';
import { routeHref, useRoute } from '../route.ts';
import { listReviewers } from './list-reviewers.ts';
import classes from './panels.module.css';

/** Who reviewed, who reviews now, and where they differ. */
export function Reviewers() {
  const [route] = useRoute();
  const decisions = useReviews((state) => state.decisions);
  const reviewer = useReviews((state) => state.reviewer);
  const reviewers = listReviewers(decisions.values(), reviewer);
  const differ = routeHref({
    ...route,
    screen: 'explorer',
    filter: { ...(route.filter.runs && { runs: route.filter.runs }), review: ['differ'] },
    row: undefined,
  });
  return (
    <Panel title="Reviewers">
      <ul className={classes.list}>
        {reviewers.map(({ name, verdicts }) => (
          <li key={name}>
            <b>
              <bdi>{name || 'No name'}</bdi>
            </b>
            <span className={classes.quiet}>{countOf(verdicts, 'verdict')}</span>
            {name === reviewer ? (
              <span className={classes.now}>reviews now</span>
            ) : (
              <Button size="compact-xs" variant="default" onClick={() => void setReviewer(name)}>
                Review as <bdi>&nbsp;{name || 'no name'}</bdi>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <NewReviewer />
      {reviewers.length > 1 && (
        <p>
          <a href={differ}>Rows on which reviewers differ</a>
        </p>
      )}
    </Panel>
  );
}

function NewReviewer() {
  const [name, setName] = useState('');
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === '') return;
        void setReviewer(name);
        setName('');
      }}
    >
      <TextInput
        size="xs"
        aria-label="Another reviewer"
        placeholder="Another name"
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="xs" variant="default">
        Switch
      </Button>
    </form>
  );
}
