import type { Decision } from '../../core/review/decision.ts';
import { REVIEW_LABELS } from '../parts/choice-labels.ts';
import classes from './row-card.module.css';

/** What this reviewer wrote of the row, and what the others said of it. */
export function EarlierDecisions({
  own,
  others,
}: {
  own: Decision | undefined;
  others: Decision[];
}) {
  const isSaid = own && (own.verdict || own.goldenWrong || own.note !== '');
  if (!isSaid && others.length === 0) return null;
  return (
    <ul className={classes.earlier} aria-label="Earlier decisions">
      {isSaid && <DecisionLine who="You" decision={own} />}
      {others.map((decision) => (
        <DecisionLine
          key={decision.reviewer}
          who={decision.reviewer || 'No name'}
          decision={decision}
        />
      ))}
    </ul>
  );
}

function DecisionLine({ who, decision }: { who: string; decision: Decision }) {
  const { verdict, goldenWrong, proposedAnswer, note } = decision;
  return (
    <li>
      <b>
        <bdi>{who}</bdi>
      </b>
      : {verdict ? REVIEW_LABELS[verdict] : 'no verdict'}
      {goldenWrong && '; golden answer is wrong'}
      {proposedAnswer !== '' && (
        <>
          , should be <bdi>“{proposedAnswer}”</bdi>
        </>
      )}
      {note !== '' && (
        <>
          ; note: <bdi>“{note}”</bdi>
        </>
      )}
    </li>
  );
}
