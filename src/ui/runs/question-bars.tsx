import { countOf, formatPercent } from '../../core/format.ts';
import classes from './runs.module.css';

interface Props {
  /** Questions that 0, 1, … and all of the runs get right. */
  byCorrect: readonly number[];
  /** The number of runs whose questions are listed. */
  chosen: number | undefined;
  onChoose: (right: number) => void;
}

/** How many questions how many runs get right, a bar each; pressing one lists its questions. */
export function QuestionBars({ byCorrect, chosen, onChoose }: Props) {
  const runs = byCorrect.length - 1;
  const total = byCorrect.reduce((sum, count) => sum + count, 0);
  const lines = byCorrect.map((count, right) => ({ count, right }));
  return (
    <ul className={classes.bars} aria-label="Questions by how many runs get them right">
      {lines.map(({ count, right }) => {
        const percent = total === 0 ? 0 : (100 * count) / total;
        return (
          <li key={`right ${right}`}>
            <button
              type="button"
              aria-pressed={chosen === right}
              disabled={count === 0}
              onClick={() => onChoose(right)}
            >
              <span>{sayRight(right, runs)}</span>
              <span aria-hidden="true" className={classes.track}>
                <span className={classes.bar} style={{ width: `${percent}%` }} />
              </span>
              <span>
                {countOf(count, 'question')} ({formatPercent(percent)})
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function sayRight(right: number, runs: number): string {
  if (right === 0) return 'Failed by all: suspect';
  if (right === runs) return 'Passed by all';
  return `Right in ${right} of ${runs}`;
}
