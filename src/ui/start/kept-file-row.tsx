import { Button } from '@mantine/core';
import type { KeptFile } from '../../stores/kept-files.ts';
import { useRuns } from '../../stores/runs.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { openKeptFile } from '../use-linked-runs.ts';
import classes from './kept-files.module.css';

export function KeptFileRow({ file, onDelete }: { file: KeptFile; onDelete: () => void }) {
  const isLoaded = useRuns(({ runs }) => runs.some(({ key }) => key === file.key));
  return (
    <li className={classes.file}>
      <span className={classes.name} dir="auto">
        {file.name}
      </span>
      <span className={classes.size}>{formatBytes(file.size)}</span>
      <time className={classes.date} dateTime={file.keptAt}>
        {DATE.format(new Date(file.keptAt))}
      </time>
      <span className={classes.actions}>
        <Button
          size="compact-sm"
          variant="default"
          disabled={isLoaded}
          aria-label={isLoaded ? `${file.name} is open` : `Open ${file.name}`}
          onClick={() => openKeptFile(file)}
        >
          {isLoaded ? 'Is open' : 'Open'}
        </Button>
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          aria-label={`Delete ${file.name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </span>
    </li>
  );
}

const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
