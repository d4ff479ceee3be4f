import { Button, VisuallyHidden } from '@mantine/core';
import { CircleAlert } from 'lucide-react';
import { buildSet, stopBuild, useBuildSet, type SetProgress } from '../../stores/build-set.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { sayStep } from './say-step.ts';
import classes from './build-set.module.css';

/** Starts the building, says how far it is, and what went wrong. */
export function BuildPanel() {
  const { questions, progress, problem } = useBuildSet();
  return (
    <div className={classes.build}>
      {progress ? (
        <Building progress={progress} />
      ) : (
        <div className={classes.actions}>
          <Button disabled={!questions} onClick={() => void buildSet()}>
            Build the set
          </Button>
          {!questions && <span className={classes.quiet}>Choose a file of questions first.</span>}
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={classes.alert}>
          <CircleAlert size={16} aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
    </div>
  );
}

function Building({ progress }: { progress: SetProgress }) {
  const { done, total } = progress;
  const { name, said } = sayStep(progress);
  return (
    <div className={classes.actions}>
      <ProgressBar label="Building the set" said={said} value={done} max={total} />
      <span className={classes.said}>{said}</span>
      <VisuallyHidden component="output">{name}</VisuallyHidden>
      <Button variant="default" onClick={stopBuild}>
        Cancel
      </Button>
    </div>
  );
}
