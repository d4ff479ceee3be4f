import { LongText } from '../parts/long-text.tsx';
import { RowText } from '../parts/row-text.tsx';
import { ComparedText } from './compared-text.tsx';
import { compareWords } from './compare-words.ts';
import classes from './runs.module.css';

/** One run's side of a joined row. */
export interface Side {
  /** Name of the run. */
  name: string;
  response: string;
  /** Where the row is. */
  href: string;
}

interface Props {
  question: string;
  golden: string;
  /** The run that is correct comes first or second, as the runs were chosen. */
  first: Side;
  second: Side;
  /** Which of them is correct. */
  correct: 'first' | 'second';
}

/** A row on which two runs differ: both responses side by side, the words of each alone marked. */
export function FlipCard({ question, golden, first, second, correct }: Props) {
  const own = compareWords(first.response, second.response);
  return (
    <li className={classes.flip}>
      {question !== '' && <RowText>{question}</RowText>}
      <div className={classes.golden}>
        Golden answer: <LongText text={golden} />
      </div>
      <div className={classes.sides}>
        {([first, second] as const).map((side, at) => {
          const isCorrect = (at === 0) === (correct === 'first');
          return (
            <div key={at}>
              <h4>
                <a href={side.href}>
                  <bdi>{side.name}</bdi>
                </a>{' '}
                · {isCorrect ? '✓ correct' : '✗ incorrect'}
              </h4>
              <ComparedText text={side.response} own={at === 0 ? own.first : own.second} />
            </div>
          );
        })}
      </div>
    </li>
  );
}
