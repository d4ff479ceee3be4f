import { Check, X } from 'lucide-react';
import { JUDGE_STATE_LABELS } from '../../core/judge/judgement.ts';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { JudgeWords } from '../parts/judge-words.tsx';
import { LongText } from '../parts/long-text.tsx';
import { ReasonSentence } from '../parts/reason-sentence.tsx';
import { findJudgeReason } from './find-judge-reason.ts';
import { Fold } from '../parts/fold.tsx';
import classes from './row-card.module.css';

/** What the scorers and the judge say of a row, and why the scorers differ on it. */
export function RowVerdicts({ detail, judgeHidden }: { detail: RowDetail; judgeHidden: boolean }) {
  const { reasons, matchingWords, totalWords, judge } = detail;
  const judgement = judgeHidden ? undefined : detail.judgement;
  // A column of the file is of another judge than the one that judged here.
  const judgeSays = judgeHidden || judgement ? undefined : findJudgeReason(detail.others);
  return (
    <div className={classes.why}>
      <ul className={classes.verdicts} aria-label="Verdicts">
        {SCORERS.map(({ id, name }) => (
          <li key={id}>
            {name}{' '}
            <Verdict passes={detail[id]}>
              {detail[id] ? 'passes' : 'fails'}
              {id === 'overlap' && ` ${matchingWords}/${totalWords}`}
            </Verdict>
          </li>
        ))}
        {judge && (
          <li>
            Judge{' '}
            {judgeHidden ? (
              <span className={classes.quiet}>hidden</span>
            ) : (
              <Verdict passes={judge === 'correct'}>
                {judge === 'correct' ? 'correct' : 'wrong'}
              </Verdict>
            )}
          </li>
        )}
      </ul>
      {judgement && (
        <Fold name="review.judge" className={classes.judge}>
          <summary>What the judge said: {JUDGE_STATE_LABELS[judgement.state].name}</summary>
          <JudgeWords judgement={judgement} />
        </Fold>
      )}
      {judgeSays && (
        <details className={classes.judge}>
          <summary>What the judge wrote</summary>
          <LongText text={judgeSays} />
        </details>
      )}
      {reasons.length > 0 && (
        <ul className={classes.reasons} aria-label="Reasons">
          {reasons.map(({ id, sentence }) => (
            <li key={id}>
              <ReasonSentence id={id} sentence={sentence} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Verdict({ passes, children }: { passes: boolean; children: React.ReactNode }) {
  const Icon = passes ? Check : X;
  return (
    <b className={classes.verdict} data-passes={passes}>
      <Icon size={13} aria-hidden="true" /> {children}
    </b>
  );
}
