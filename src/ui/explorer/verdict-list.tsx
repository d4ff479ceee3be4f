import { Check, X } from 'lucide-react';
import { SCORERS } from '../../core/scorers/scorers.ts';
import type { RowDetail } from '../../stores/rows.ts';
import classes from './row-pane.module.css';

type Score = Pick<RowDetail, 'exact' | 'overlap' | 'matchingWords' | 'totalWords'>;

/** What each scorer says of a row. */
export function VerdictList({ score }: { score: Score }) {
  return (
    <dl className={classes.verdicts}>
      {SCORERS.map(({ id, name }) => {
        const passes = score[id];
        const Icon = passes ? Check : X;
        return (
          <div key={id}>
            <dt>{name}</dt>
            <dd data-passes={passes}>
              <Icon size={14} aria-hidden="true" /> {passes ? 'passes' : 'fails'}
              {id === 'overlap' && ` ${score.matchingWords}/${score.totalWords}`}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
