import type { PairRow, SideRow } from '../../stores/compare.ts';
import { LongText } from '../parts/long-text.tsx';
import { RowText } from '../parts/row-text.tsx';
import { compareWords } from './compare-words.ts';
import { SideResponse } from './side-response.tsx';
import classes from './runs.module.css';

interface Props {
  row: PairRow;
  /** Of both runs. */
  names: [first: string, second: string];
}

/** A row of two runs: both responses side by side, the words that one alone has marked. */
export function FlipCard({ row: { first, second }, names }: Props) {
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
        {first && <SideResponse side={first} name={names[0]} own={own?.first} />}
        {second && <SideResponse side={second} name={names[1]} own={own?.second} />}
      </div>
    </li>
  );
}
