import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { showControls } from '../../core/text/show-controls.ts';
import { breakHints } from './break-hints.ts';
import classes from './run-panel.module.css';

/** What is wrong and what to do, said at once; `children` are what can be pressed about it. */
export function AlertLine({ message, children }: { message: string; children?: ReactNode }) {
  return (
    <div role="alert" className={classes.alert}>
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <p>{showControls(breakHints(message))}</p>
        {children}
      </div>
    </div>
  );
}
