import { BUCKET_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS } from '../../core/findings.ts';
import { formatCount } from '../../core/format.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { LongText } from './long-text.tsx';
import { MarkedText, MarkLegend } from './marked-text.tsx';
import { RowStepper } from './row-stepper.tsx';
import { VerdictList } from './verdict-list.tsx';
import classes from './row-pane.module.css';

interface Props {
  detail: RowDetail;
  /** Place among the rows found, counted from 0; -1 where it is not one of them. */
  place: number;
  count: number;
  onClose: () => void;
}

/** A row in full: texts with marks, verdicts, findings, the file's other columns. */
export function RowPane({ detail, place, count, onClose }: Props) {
  const { bucket, spans, findings, others } = detail;
  return (
    <>
      <div className={classes.top}>
        <BucketBadge bucket={bucket} />
        <RowStepper place={place} count={count} onClose={onClose} />
      </div>
      <p className={classes.sentence}>{BUCKET_LABELS[bucket].sentence}</p>
      <h2>Question</h2>
      {detail.question === '' ? (
        <p className={classes.none}>Empty, or the file has no such column.</p>
      ) : (
        <LongText text={detail.question} />
      )}
      <h2>Golden answer</h2>
      {detail.golden === '' ? (
        <p className={classes.none}>Empty: correct by definition, unless the response is blank.</p>
      ) : (
        <LongText text={detail.golden} className={classes.golden ?? ''} />
      )}
      <h2>Response</h2>
      {detail.blank && <p className={classes.none}>Blank: incorrect in both scorers.</p>}
      <LongText text={detail.response}>
        {(shown) => <MarkedText text={shown} spans={spans} />}
      </LongText>
      <MarkLegend spans={spans} />
      {spans.missing.length > 0 && (
        <>
          <h2>Golden words that the response lacks</h2>
          <ul className={classes.missing}>
            {spans.missing.map((word) => (
              <li key={word} dir="auto">
                {word}
              </li>
            ))}
          </ul>
        </>
      )}
      <h2>Verdicts</h2>
      <VerdictList score={detail} />
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
      <h2>In the file</h2>
      <dl className={classes.others}>
        <dt>Place</dt>
        <dd>
          row {formatCount(detail.row + 1)} of <bdi>{detail.runName}</bdi>
        </dd>
        <dt>Domain</dt>
        <dd dir="auto">{detail.domain}</dd>
        {others.map(({ column, text }) => (
          <OtherColumn key={column} column={column} text={text} />
        ))}
      </dl>
    </>
  );
}

function OtherColumn({ column, text }: { column: string; text: string }) {
  return (
    <>
      <dt dir="auto">{column}</dt>
      <dd>
        {text === '' ? <span className={classes.none}>empty</span> : <LongText text={text} />}
      </dd>
    </>
  );
}
