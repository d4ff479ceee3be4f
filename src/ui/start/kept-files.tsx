import { useEffect } from 'react';
import { refreshKept, removeAllKept, removeKept, useKeptFiles } from '../../stores/kept-files.ts';
import { Panel } from '../parts/panel.tsx';
import { ConfirmButton } from '../parts/confirm-button.tsx';
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
          <ConfirmButton
            label="Delete all"
            question={`Delete all ${files.length}?`}
            onConfirm={() => void removeAllKept()}
          />
        )
      }
    >
      {message !== undefined && <p className={classes.message}>{message}</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <KeptFileRow key={file.key} file={file} onDelete={() => void removeKept(file.key)} />
        ))}
      </ul>
    </Panel>
  );
}
