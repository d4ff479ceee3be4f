import { CloseButton } from '@mantine/core';
import { dismissJudgeMessages, useJudge } from '../../stores/judge.ts';
import { focusMain } from '../parts/focus-main.ts';
import { AlertLine } from './alert-line.tsx';
import classes from './run-panel.module.css';

/** What keeps the judge from doing what was asked, and what to know of keeping its verdicts. */
export function JudgeMessages() {
  const problem = useJudge((state) => state.problem);
  const message = useJudge((state) => state.message);
  const said = [problem, message].filter((one) => one !== undefined);
  if (said.length === 0) return null;
  return (
    <div className={classes.messages}>
      {said.map((one) => (
        <AlertLine key={one} message={one} />
      ))}
      <CloseButton
        aria-label="Dismiss the judge’s messages"
        onClick={() => {
          dismissJudgeMessages();
          focusMain();
        }}
      />
    </div>
  );
}
