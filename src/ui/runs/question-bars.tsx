import { formatCount, formatPercent } from '../../core/format.ts';
import classes from './runs.module.css';

interface Props {
  /** Questions that 0, 1, … and all of the runs get right. */
  byCorrect: readonly number[];
  /** Where the questions are; undefined where they cannot be listed. */
  hrefOf: (right: number) => string | undefined;
}

/** How many questions how many runs get right, a bar each. */
export function QuestionBars({ byCorrect, hrefOf }: Props) {
  const runs = byCorrect.length - 1;
  const total = byCorrect.reduce((sum, count) => sum + count, 0);
  return (
    <ul className={classes.bars} aria-label="Questions by how many runs get them right">
      {byCorrect.map((count, right) => {
        const share = total === 0 ? 0 : count / total;
        const said = `${formatCount(count)} (${formatPercent(100 * share)})`;
        const href = count > 0 ? hrefOf(right) : undefined;
        return (
          <li key={right}>
            <span>{sayRight(right, runs)}</span>
            <span aria-hidden="true">
              <span
                className={classes.bar}
                style={{ width: `${100 * share}%`, display: 'block' }}
              />
            </span>
            <span>{href === undefined ? said : <a href={href}>{said}</a>}</span>
          </li>
        );
      })}
    </ul>
  );
}

function sayRight(right: number, runs: number): string {
  if (right === 0) return 'Failed by all runs: golden answer suspect';
  if (right === runs) return 'Passed by all runs';
  return `Right in ${right} of ${runs} runs`;
}
