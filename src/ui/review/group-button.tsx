import { countOf } from '../../core/format.ts';
import classes from './row-card.module.css';
import { ActionButton } from './action-button.tsx';
import type { Session } from './use-session.ts';

/** Rows whose golden answer and response are nearly the same can get one verdict. */
export function GroupButton({ rows, session }: { rows: number; session: Session }) {
  if (rows < 2) return null;
  return (
    <div className={classes.group}>
      <span>
        {countOf(rows - 1, 'more row')} like this: same golden answer and response but for case,
        punctuation and spaces.
      </span>
      <ActionButton action="group" pressed={session.opened === 'group'} onAction={session.act}>
        Decide all {rows}
      </ActionButton>
    </div>
  );
}
