import type { Bucket } from '../../core/model.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { ReasonSentence } from '../parts/reason-sentence.tsx';
import classes from './row-pane.module.css';

const TITLES: Record<Bucket, string> = {
  both_pass: 'Why it may still be wrong',
  exact_only: 'Why they differ',
  overlap_only: 'Why they differ',
  both_fail: 'Why both nearly pass',
};

/** Why the scorers differ on a row, or why both nearly pass it, or why a pass may be wrong. */
export function ReasonList({ bucket, reasons }: { bucket: Bucket; reasons: RowDetail['reasons'] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h2>{TITLES[bucket]}</h2>
      <ul className={classes.reasons}>
        {reasons.map(({ id, sentence }) => (
          <li key={id}>
            <ReasonSentence id={id} sentence={sentence} />
          </li>
        ))}
      </ul>
    </>
  );
}
