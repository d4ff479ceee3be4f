import type { RowDetail } from '../../stores/rows.ts';
import { LongText } from '../parts/long-text.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { GoldenList } from './golden-list.tsx';
import classes from './row-pane.module.css';

/** The golden answer, with what shows the reasons marked; where a patch replaces it, both; where any of several will do, all. */
export function GoldenAnswer({ detail }: { detail: RowDetail }) {
  const { golden, patched, reasons, goldens } = detail;
  const scored = patched ?? golden;
  const places = reasons.flatMap((reason) => reason.golden);
  if (goldens && goldens.answers.length > 1)
    return <GoldenList goldens={goldens} reasons={reasons} />;
  return (
    <>
      <h2>{patched === undefined ? 'Golden answer' : 'Golden answer, replaced by the patch'}</h2>
      {scored === '' ? (
        <p className={classes.none}>Empty: correct by definition, unless the response is blank.</p>
      ) : (
        <LongText text={scored} className={classes.golden ?? ''}>
          {(shown) => <MarkedText text={shown} marks={{ reasons: places }} />}
        </LongText>
      )}
      {patched !== undefined && (
        <>
          <h2>Golden answer in the file</h2>
          <LongText text={golden} />
        </>
      )}
    </>
  );
}
