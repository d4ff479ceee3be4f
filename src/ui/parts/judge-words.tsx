import { JUDGE_STATE_LABELS } from '../../core/judge/judgement.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { LongText } from './long-text.tsx';
import { RowText } from './row-text.tsx';
import classes from './judge-words.module.css';

/** What the judge said of a row when it was judged here: state, reason, model, and its reply on wish. */
export function JudgeWords({ judgement }: { judgement: NonNullable<RowDetail['judgement']> }) {
  const { state, reason, raw, model, promptSha256 } = judgement;
  const { name, sentence } = JUDGE_STATE_LABELS[state];
  return (
    <div className={classes.words}>
      {reason !== '' && <RowText>{reason}</RowText>}
      <p className={classes.quiet}>
        <b>{name}.</b> {sentence} By <bdi>{model}</bdi>,{' '}
        <span title={`SHA-256 of the prompt: ${promptSha256}`}>
          prompt {promptSha256.slice(0, 8)}
        </span>
        .
      </p>
      {raw !== '' && (
        <details>
          <summary>The judge’s reply as it came</summary>
          <LongText text={raw} />
        </details>
      )}
    </div>
  );
}
