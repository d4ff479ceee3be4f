import { useEffect, useRef } from 'react';
import { useReviews } from '../../stores/reviews.ts';
import type { ReviewQueue } from '../../stores/reviews.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { DecisionBar, MoveBar } from './decision-bar.tsx';
import { EarlierDecisions } from './earlier-decisions.tsx';
import { GroupButton } from './group-button.tsx';
import KeysDialog from '../parts/keys-dialog.tsx';
import { RowFields } from './row-fields.tsx';
import { RowHead } from './row-head.tsx';
import { RowTexts } from './row-texts.tsx';
import { RowVerdicts } from './row-verdicts.tsx';
import { sayRow } from './say-row.ts';
import { tellProgress } from './session-progress.ts';
import { useGroup } from './use-group.ts';
import { useRowDecisions } from './use-row-decisions.ts';
import { useSession } from './use-session.ts';
import classes from './row-card.module.css';

/** One row, and all that can be said of it. */
export function RowCard({ detail, queue }: { detail: RowDetail; queue: ReviewQueue }) {
  const card = useRef<HTMLElement>(null);
  const { blind, hideJudge, canUndo, report } = useReviews();
  const groupRows = useGroup(detail);
  const { own, others } = useRowDecisions(detail.key);
  const session = useSession(detail, groupRows, () => card.current?.focus());
  useEffect(() => {
    // What had the focus is gone: the button that started the session, or the screen at its end.
    if (document.activeElement === document.body) card.current?.focus();
  }, []);
  // Whoever has decided may see what the scorers, the judge and the others say.
  const isBlind = blind && own?.verdict === undefined;
  const progress = tellProgress(queue, report);
  return (
    <section ref={card} className={classes.card} aria-label="Row under review" tabIndex={-1}>
      <RowHead detail={detail} isBlind={isBlind} progress={progress} />
      {/* Another row starts at its top, with its long texts cut. */}
      <RowTexts key={`${detail.run} ${detail.row}`} detail={detail} marked={!isBlind} />
      {isBlind ? (
        <p className={classes.none}>
          Blind: bucket, verdicts, reasons and marks show once you have decided (k goes back).
        </p>
      ) : (
        <>
          <RowVerdicts detail={detail} judgeHidden={hideJudge} />
          <EarlierDecisions own={own} others={others} />
        </>
      )}
      <div className={classes.foot}>
        <RowFields decision={own} session={session} />
        <GroupButton rows={groupRows} session={session} />
        <DecisionBar
          decision={own}
          rows={session.opened === 'group' ? groupRows : 1}
          canUndo={canUndo}
          onAction={session.act}
        />
        <div className={classes.last}>
          <output className={classes.said}>{session.said}</output>
          <MoveBar onAction={session.act} />
        </div>
      </div>
      <output className={classes.heard}>{sayRow(detail)}</output>
      {session.opened === 'keys' && <KeysDialog screen="review" onClose={session.close} />}
    </section>
  );
}
