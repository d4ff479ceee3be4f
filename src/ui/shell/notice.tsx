import { CloseButton } from '@mantine/core';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './review-messages.module.css';

interface Props {
  text: string;
  onDismiss: () => void;
  /** What can be done about it. */
  children?: ReactNode;
}

/** A sentence that the reader has not asked for, until it is read. */
export function Notice({ text, onDismiss, children }: Props) {
  return (
    <output className={classes.message}>
      <Info size={18} aria-hidden="true" />
      <p>{text}</p>
      {children}
      <CloseButton aria-label="Dismiss this notice" onClick={onDismiss} />
    </output>
  );
}
