import { memo } from 'react';
import type { PairRow, SideRow } from '../../stores/compare.ts';
import { LongText } from '../parts/long-text.tsx';
import { RowText } from '../parts/row-text.tsx';
import { compareWords } from './compare-words.ts';
import { SideResponse } from './side-response.tsx';
import classes from './runs.module.css';

interface Props {
  row: PairRow;
  /** Names of the runs. */
  firstName: string;
  secondName: string;
}

/** A row of two runs: both responses side by side, the words that one alone has marked. */
export const FlipCard = memo(function FlipCard({ row, firstName, secondName }: Props) {
  const { first, second } = row;
  const own = first && second ? compareWords(first.response, second.response) : undefined;
  const shown: SideRow | undefined = first ?? second;
  if (!shown) return null;
  return (
    <li className={classes.flip}>
      {shown.question !== '' && <RowText>{shown.question}</RowText>}
      <div className={classes.golden}>
        <span>Golden answer</span>
        <LongText text={shown.golden} />
      </div>
      <div className={classes.sides}>
        {first && <SideResponse side={first} name={firstName} own={own?.first} />}
        {second && <SideResponse side={second} name={secondName} own={own?.second} />}
      </div>
    </li>
  );
});
