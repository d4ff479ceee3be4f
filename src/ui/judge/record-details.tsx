import type { SettingsRecord } from '../../core/judge/settings-record.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { RowText } from '../parts/row-text.tsx';
import { Fold } from '../parts/fold.tsx';
import classes from './settings.module.css';

/** How a run's verdicts came about: what stands beside them wherever they are published. Holds no key. */
export function RecordDetails({ record }: { record: SettingsRecord }) {
  const text = JSON.stringify(record, undefined, 2);
  return (
    <Fold name="judge.record" className={classes.more}>
      <summary>Settings record of this run</summary>
      <RowText className={classes.record ?? ''}>{text}</RowText>
      <CopyButton label="Copy as JSON" text={() => text} />
    </Fold>
  );
}
