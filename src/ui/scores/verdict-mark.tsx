import { Check, X } from 'lucide-react';
import classes from './scores.module.css';

/** A scorer's verdict as sign and word. */
export function VerdictMark({ passes }: { passes: boolean }) {
  const Icon = passes ? Check : X;
  return (
    <span className={classes.verdict} data-passes={passes}>
      <Icon size={14} aria-hidden="true" /> {passes ? 'pass' : 'fail'}
    </span>
  );
}
