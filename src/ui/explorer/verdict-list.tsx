import { Check, CircleHelp, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { JUDGE_STATE_LABELS, type JudgeState } from '../../core/judge/judgement.ts';
import { majorityVerdict } from '../../core/review/decision.ts';
import type { ReviewVerdict } from '../../core/review/decision.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { REVIEW_LABELS } from '../parts/choice-labels.ts';
import classes from './row-pane.module.css';

type Judged = Pick<
  RowDetail,
  'exact' | 'overlap' | 'matchingWords' | 'totalWords' | 'judge' | 'judgement' | 'decisions'
>;

/** What each scorer, the judge and the reviewers say of a row. */
export function VerdictList({ row }: { row: Judged }) {
  const given = row.decisions.flatMap(({ verdict }) => verdict ?? []);
  const review = majorityVerdict(given);
  const agreeing = given.filter((verdict) => verdict === review).length;
  return (
    <dl className={classes.verdicts}>
      {SCORERS.map(({ id, name }) => (
        <Verdict key={id} name={name} verdict={row[id] ? 'correct' : 'incorrect'}>
          {row[id] ? 'passes' : 'fails'}
          {id === 'overlap' && ` ${row.matchingWords}/${row.totalWords}`}
        </Verdict>
      ))}
      <Verdict name="Judge" verdict={row.judge}>
        {row.judge ? REVIEW_LABELS[row.judge] : `no verdict${sayState(row.judgement?.state)}`}
      </Verdict>
      <Verdict name="Review" verdict={review}>
        {review ? REVIEW_LABELS[review] : 'not yet'}
        {given.length > 1 && ` (${agreeing} of ${given.length} reviewers)`}
      </Verdict>
    </dl>
  );
}

/** Why a row that was judged here has no verdict. */
function sayState(state: JudgeState | undefined): string {
  return state === undefined ? '' : ` (${JUDGE_STATE_LABELS[state].name.toLowerCase()})`;
}

interface VerdictProps {
  name: string;
  verdict: ReviewVerdict | undefined;
  children: ReactNode;
}

const ICONS = { correct: Check, incorrect: X, unsure: CircleHelp };

function Verdict({ name, verdict, children }: VerdictProps) {
  const Icon = verdict && ICONS[verdict];
  return (
    <div>
      <dt>{name}</dt>
      <dd data-verdict={verdict}>
        {Icon && <Icon size={14} aria-hidden="true" />} {children}
      </dd>
    </div>
  );
}
