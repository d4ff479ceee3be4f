import { Check, CircleHelp, X } from 'lucide-react';
import { JUDGE_STATE_LABELS, verdictOf, type JudgeState } from '../../core/judge/judgement.ts';
import classes from './judged-rows.module.css';

/** A state by sign, word and colour. */
export function StateMark({ state }: { state: JudgeState }) {
  const verdict = verdictOf(state);
  const Icon = verdict === undefined ? CircleHelp : verdict === 'correct' ? Check : X;
  return (
    <span className={classes.state} data-verdict={verdict}>
      <Icon size={13} aria-hidden="true" /> {JUDGE_STATE_LABELS[state].name}
    </span>
  );
}
