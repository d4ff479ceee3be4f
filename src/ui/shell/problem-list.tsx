import { CloseButton } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { dismissProblem, useRuns } from '../../stores/runs.ts';
import { focusMain } from '../parts/focus-main.ts';
import classes from './problem-list.module.css';

/** What went wrong, file by file, until it is dismissed. */
export function ProblemList() {
  const problems = useRuns((state) => state.problems);
  return problems.map(({ id, name, problem }) => (
    <div key={id} role="alert" className={classes.problem}>
      <CircleAlert size={18} aria-hidden="true" className={classes.icon} />
      <div className={classes.text}>
        <b dir="auto">{name}</b>
        <p>{problem.message}</p>
      </div>
      <CloseButton
        aria-label={`Dismiss the problem with ${name}`}
        onClick={() => {
          dismissProblem(id);
          focusMain();
        }}
      />
    </div>
  ));
}
