import { Button } from '@mantine/core';
import { removePatch } from '../../stores/reviews.ts';
import type { Run } from '../../stores/runs.ts';
import { sayPatch } from './list-notes.ts';
import classes from './overview.module.css';

/** Says of each file whose golden answers are replaced by what, and takes it back. */
export function PatchNotes({ runs }: { runs: Run[] }) {
  return runs.map(
    ({ key, name, patch }) =>
      patch && (
        <p key={key} className={classes.patch}>
          <span>
            <bdi>{sayPatch(patch)}</bdi> in <bdi>{name}</bdi>. All figures are with them.
          </span>
          <Button size="compact-xs" variant="default" onClick={() => void removePatch(key)}>
            Remove the patch
          </Button>
        </p>
      ),
  );
}
