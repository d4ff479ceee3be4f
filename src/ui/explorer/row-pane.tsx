import { memo } from 'react';
import { BUCKET_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { JudgeWords } from '../parts/judge-words.tsx';
import { LongText } from '../parts/long-text.tsx';
import { MarkLegend } from '../parts/mark-legend.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { DecisionList } from './decision-list.tsx';
import { FileCells } from './file-cells.tsx';
import { GoldenAnswer } from './golden-answer.tsx';
import { MissingWords } from './missing-words.tsx';
import { ReasonList } from './reason-list.tsx';
import { ReviewRowLink } from './review-link.tsx';
import { RowSources } from './row-sources.tsx';
import { RowStepper } from './row-stepper.tsx';
import { VerdictList } from './verdict-list.tsx';
import classes from './row-pane.module.css';

interface Props {
  detail: RowDetail;
  /** Whether the row's file has a column of questions. */
  hasQuestion: boolean;
  /** Place among the rows found, counted from 0; -1 where it is not one of them. */
  place: number;
  count: number;
  onClose: () => void;
}

/** A row in full: texts with marks, verdicts, findings, the file's other columns. */
export const RowPane = memo(function RowPane(props: Props) {
  const { detail, hasQuestion, place, count, onClose } = props;
  const { bucket, spans, reasons, findings } = detail;
  const { exact, words } = spans;
  const inResponse = reasons.flatMap((reason) => reason.response);
  const inGolden = reasons.flatMap((reason) => reason.golden);
  return (
    <>
      <div className={classes.top}>
        <BucketBadge bucket={bucket} />
        <RowStepper place={place} count={count} onClose={onClose} />
      </div>
      <p className={classes.sentence}>{BUCKET_LABELS[bucket].sentence}</p>
      <h2>Question</h2>
      {detail.question === '' ? (
        <p className={classes.none}>
          {hasQuestion ? 'Empty' : 'The file has no column of questions'}
        </p>
      ) : (
        <LongText text={detail.question} />
      )}
      <GoldenAnswer detail={detail} />
      <h2>Response</h2>
      {detail.blank && <p className={classes.none}>Blank: incorrect in both scorers.</p>}
      <LongText text={detail.response}>
        {(shown) => <MarkedText text={shown} marks={{ exact, words, reasons: inResponse }} />}
      </LongText>
      <MarkLegend
        exact={exact}
        wordCount={spans.wordCount}
        reasons={[...inGolden, ...inResponse]}
      />
      <ReasonList bucket={bucket} reasons={reasons} />
      <MissingWords words={spans.missing} count={spans.missingCount} />
      <RowSources row={detail} />
      <h2>Verdicts</h2>
      <VerdictList row={detail} />
      {detail.judgement && (
        <>
          <h2>What the judge said</h2>
          <JudgeWords judgement={detail.judgement} />
        </>
      )}
      <div className={classes.actions}>
        <ReviewRowLink id={detail} isFound={place >= 0} />
      </div>
      <DecisionList decisions={detail.decisions} />
      {findings.length > 0 && (
        <>
          <h2>Findings</h2>
          <ul className={classes.findings}>
            {findings.map((finding) => (
              <li key={finding}>
                <strong>{FINDING_LABELS[finding].name}.</strong> {FINDING_LABELS[finding].sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      <FileCells detail={detail} />
    </>
  );
});
