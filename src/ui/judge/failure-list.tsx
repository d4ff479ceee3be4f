import { countOf } from '../../core/format.ts';
import { Button } from '@mantine/core';
import type { FailureGroup } from '../../core/judge/group-failures.ts';
import { JUDGE_STATE_LABELS } from '../../core/judge/judgement.ts';
import { retryThese } from '../../stores/judge.ts';
import { cutText } from '../../core/text/cut-text.ts';
import { focusMain } from '../parts/focus-main.ts';
import { showControls } from '../../core/text/show-controls.ts';
import classes from './run-panel.module.css';

/** A server's words may go on for pages. */
const CUT = 400;

interface Props {
  groups: readonly FailureGroup[];
  canRetry: boolean;
}

/** Rows that ended without a verdict, by what happened. They are in no numerator and no denominator. */
export function FailureList({ groups, canRetry }: Props) {
  if (groups.length === 0) return null;
  return (
    <section aria-label="Rows without a verdict" className={classes.failures}>
      <h3>Without a verdict, by what happened</h3>
      <ul>
        {groups.map((group) => (
          <li key={`${group.state} ${group.reason}`}>
            <div>
              <b>{JUDGE_STATE_LABELS[group.state].name}</b>, {countOf(group.keys.length, 'row')}
              {group.reason !== '' && (
                <>
                  : <span dir="auto">{showControls(cutText(group.reason, CUT))}</span>
                </>
              )}
              <p className={classes.quiet}>{JUDGE_STATE_LABELS[group.state].sentence}</p>
            </div>
            {canRetry && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={`Retry these ${countOf(group.keys.length, 'row')}: ${JUDGE_STATE_LABELS[group.state].name}`}
                onClick={() => {
                  void retryThese(group);
                  focusMain();
                }}
              >
                Retry these
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
