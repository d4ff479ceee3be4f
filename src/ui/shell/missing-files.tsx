import { Button } from '@mantine/core';
import { useRuns } from '../../stores/runs.ts';
import { usePickFiles } from '../parts/pick-files.ts';
import { unlinkFile } from '../use-linked-runs.ts';
import classes from './missing-files.module.css';

/** Files that the link names and this browser does not have: which one to drop, or to do without. */
export function MissingFiles() {
  const missing = useRuns((state) => state.missingFiles);
  const pickFiles = usePickFiles();
  return missing.map(({ key, name }) => (
    <output key={key} className={classes.missing}>
      <span className={classes.text}>
        This link shows <b dir="auto">{name}</b>, which is not in this browser. Drop that file here
        to see it.
      </span>
      <Button size="compact-sm" onClick={pickFiles}>
        Choose it
      </Button>
      <Button size="compact-sm" variant="default" onClick={() => unlinkFile(key)}>
        Go on without
      </Button>
    </output>
  ));
}
