import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { refreshKept, removeKept, useKeptFiles, type KeptFile } from '../../stores/kept-files.ts';
import { focusMain } from '../parts/focus-main.ts';
import { Panel } from '../parts/panel.tsx';
import { KeptFileRow } from './kept-file-row.tsx';
import classes from './kept-files.module.css';

/** Files kept in this browser, or the sentence why it keeps none. */
export function KeptFiles() {
  const { available, files, message } = useKeptFiles();
  useEffect(() => void refreshKept(), []);
  if (!available) return <p className={classes.message}>{message}</p>;
  if (files.length === 0 && message === undefined) return null;
  return (
    <Panel
      title="Kept in this browser"
      description="Files that were loaded before. They stay on this device until they are deleted."
      aside={
        files.length > 1 && (
          <Button size="compact-sm" variant="subtle" color="gray" onClick={() => remove(files)}>
            Delete all {files.length}
          </Button>
        )
      }
    >
      {message !== undefined && <p className={classes.message}>{message}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <KeptFileRow key={file.key} file={file} onDelete={() => remove([file])} />
        ))}
      </ul>
    </Panel>
  );
}

/** The button that had the focus goes with its file. */
function remove(files: KeptFile[]) {
  void removeKept(files);
  focusMain();
}
