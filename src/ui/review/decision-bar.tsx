import { REVIEW_VERDICTS, type Decision, type ReviewVerdict } from '../../core/review/decision.ts';
import { ActionButton } from './action-button.tsx';
import type { ReviewAction } from '../parts/review-keys.ts';
import classes from './row-card.module.css';

const VERDICT_LABELS: Record<ReviewVerdict, string> = {
  correct: 'Correct',
  incorrect: 'Wrong',
  unsure: 'Unsure',
};

interface Props {
  /** What this reviewer said of the row so far. */
  decision: Decision | undefined;
  /** Rows that a verdict decides: more than one where like rows are decided together. */
  rows: number;
  canUndo: boolean;
  onAction: (action: ReviewAction) => void;
}

/** All that can be said of a row, one key each. */
export function DecisionBar({ decision, rows, canUndo, onAction }: Props) {
  return (
    <div className={classes.bar}>
      <fieldset className={classes.buttons} aria-label="Verdict">
        {REVIEW_VERDICTS.map((verdict) => (
          <ActionButton
            key={verdict}
            action={verdict}
            pressed={decision?.verdict === verdict}
            onAction={onAction}
          >
            {VERDICT_LABELS[verdict]}
            {rows > 1 && `, all ${rows}`}
          </ActionButton>
        ))}
      </fieldset>
      <div className={classes.buttons}>
        <ActionButton action="golden" pressed={decision?.goldenWrong ?? false} onAction={onAction}>
          Golden is wrong
        </ActionButton>
        <ActionButton action="note" pressed={(decision?.note ?? '') !== ''} onAction={onAction}>
          Note
        </ActionButton>
      </div>
      <div className={classes.undo}>
        <ActionButton action="undo" disabled={!canUndo} onAction={onAction}>
          Undo
        </ActionButton>
      </div>
    </div>
  );
}

/** The ways to other rows, and to the list of keys. */
export function MoveBar({ onAction }: Pick<Props, 'onAction'>) {
  return (
    <div className={classes.buttons}>
      <ActionButton small action="previous" onAction={onAction}>
        Previous
      </ActionButton>
      <ActionButton small action="next" onAction={onAction}>
        Next
      </ActionButton>
      <ActionButton small action="keys" onAction={onAction}>
        All keys
      </ActionButton>
    </div>
  );
}
