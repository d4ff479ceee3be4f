import type { Decision } from '../../core/review/decision.ts';
import { REVIEW_LABELS } from '../parts/choice-labels.ts';
import classes from './row-pane.module.css';

/** What each reviewer said of a row. */
export function DecisionList({ decisions }: { decisions: Decision[] }) {
  if (decisions.length === 0) return null;
  return (
    <>
      <h2>Reviews</h2>
      <ul className={classes.findings}>
        {decisions.map((decision) => (
          <li key={decision.reviewer}>
            <DecisionLine decision={decision} />
          </li>
        ))}
      </ul>
    </>
  );
}

function DecisionLine({ decision }: { decision: Decision }) {
  const { reviewer, verdict, goldenWrong, proposedAnswer, note, draw } = decision;
  return (
    <>
      <bdi>
        <strong>{reviewer || 'no name'}</strong>
      </bdi>
      : {verdict ? REVIEW_LABELS[verdict] : 'no verdict'}
      {goldenWrong && ', golden answer is wrong'}
      {proposedAnswer !== '' && (
        <>
          , should be <bdi>“{proposedAnswer}”</bdi>
        </>
      )}
      {note !== '' && (
        <>
          . Note: <bdi>{note}</bdi>
        </>
      )}
      {draw !== undefined && <span className={classes.quiet}> (drawn at random)</span>}
    </>
  );
}
