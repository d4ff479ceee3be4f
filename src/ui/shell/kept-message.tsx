import { useState } from 'react';
import { useKeptFiles } from '../../stores/kept-files.ts';
import { focusMain } from '../parts/focus-main.ts';
import { Notice } from './notice.tsx';

/** That a file could not be kept in this browser, told where the reader is by then; the start screen says it itself. */
export function KeptMessage() {
  const message = useKeptFiles((state) => state.message);
  const [read, setRead] = useState<string>();
  if (message === undefined || message === read) return null;
  return (
    <Notice
      text={message}
      onDismiss={() => {
        setRead(message);
        focusMain();
      }}
    />
  );
}
