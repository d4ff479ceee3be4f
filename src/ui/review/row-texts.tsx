import type { RowDetail } from '../../stores/rows.ts';
import { LongText } from '../parts/long-text.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { MarkLegend } from '../parts/mark-legend.tsx';
import classes from './row-card.module.css';

/** What a reviewer reads: question, golden answer, response. Marks show what the scorers saw, unless they are hidden. */
export function RowTexts({ detail, marked }: { detail: RowDetail; marked: boolean }) {
  const { question, patched, response, blank, spans, reasons } = detail;
  const golden = patched ?? detail.golden;
  const inGolden = { reasons: marked ? reasons.flatMap((one) => one.golden) : [] };
  const inResponse = marked
    ? { ...spans, reasons: reasons.flatMap((one) => one.response) }
    : { exact: undefined, words: [], wordCount: 0, reasons: [] };
  return (
    <div className={classes.texts}>
      <h2>Question</h2>
      {question === '' ? (
        <p className={classes.none}>No question</p>
      ) : (
        <LongText text={question} className={classes.question ?? ''} />
      )}
      <h2>Golden answer</h2>
      {golden === '' ? (
        <p className={classes.none}>Empty</p>
      ) : (
        <LongText text={golden} className={classes.golden ?? ''}>
          {(shown) => <MarkedText text={shown} marks={inGolden} />}
        </LongText>
      )}
      {patched !== undefined && (
        <p className={classes.quiet}>
          From the patch; the file says <bdi>“{detail.golden}”</bdi>.
        </p>
      )}
      <h2>Response</h2>
      {blank ? (
        <p className={classes.none}>Blank</p>
      ) : (
        <LongText text={response} className={classes.response ?? ''}>
          {(shown) => <MarkedText text={shown} marks={inResponse} />}
        </LongText>
      )}
      <MarkLegend
        exact={inResponse.exact}
        wordCount={inResponse.wordCount}
        reasons={[...inGolden.reasons, ...inResponse.reasons]}
      />
    </div>
  );
}
