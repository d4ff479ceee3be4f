import type { ReactNode } from 'react';
import classes from './empty-state.module.css';

/** Says why there is nothing to see, and in `action` what to do about it. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      <h2 className={classes.title}>{title}</h2>
      {children !== undefined && <p>{children}</p>}
      {action}
    </div>
  );
}
