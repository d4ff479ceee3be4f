import type { ReactNode } from 'react';
import classes from './row-text.module.css';
import { showControls } from '../../core/text/show-controls.ts';

/**
 * Text of a row as it is: direction by its own letters, white space kept, invisible characters shown.
 * Children other than a plain string (marked segments) call `showControls` themselves.
 */
export function RowText({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div dir="auto" className={[classes.text, className].join(' ')}>
      {typeof children === 'string' ? showControls(children) : children}
    </div>
  );
}
