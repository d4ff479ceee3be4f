import { Button } from '@mantine/core';
import { useState } from 'react';
import { takeNewVersion, useNewVersion } from '../../stores/new-version.ts';
import { focusMain } from '../parts/focus-main.ts';
import { Notice } from './notice.tsx';

/** That a newer version of the page is there, and the word that takes it. */
export function NewVersion() {
  const isReady = useNewVersion((state) => state.isReady);
  const [isLater, setLater] = useState(false);
  if (!isReady || isLater) return null;
  return (
    <Notice
      text="A new version of Touchstone is ready. Loaded files, reviews and judge verdicts stay; what is being read or judged goes on after the reload."
      onDismiss={() => {
        setLater(true);
        focusMain();
      }}
    >
      <Button size="compact-sm" onClick={takeNewVersion}>
        Reload with it
      </Button>
    </Notice>
  );
}
