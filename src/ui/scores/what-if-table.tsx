import { countOf } from '../../core/format.ts';
import type { PairWhatIf } from '../../core/explain-pair.ts';
import type { RowScore } from '../../core/model.ts';
import { VerdictMark } from './verdict-mark.tsx';
import classes from './scores.module.css';

/** What each relaxation by itself makes of both verdicts; a flip is said in words. */
export function WhatIfTable({ score, whatIfs }: { score: RowScore; whatIfs: PairWhatIf[] }) {
  // Those that flip first, in their order.
  const sorted = whatIfs.toSorted((a, b) => Number(b.flips) - Number(a.flips));
  const flipping = whatIfs.filter(({ flips }) => flips).length;
  return (
    <>
      <p className={classes.note}>
        {countOf(flipping, 'relaxation')} of {whatIfs.length} would change a verdict on this pair,
        each by itself.
      </p>
      <div className={classes.scroller}>
        <table className={classes.table} aria-label="What-ifs">
          <thead>
            <tr>
              <th scope="col">Relaxation</th>
              <th scope="col">Exact</th>
              <th scope="col">Overlap</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((one) => (
              <tr key={one.id} data-flips={one.flips}>
                <td>
                  <b>{one.name}</b>
                  <p className={classes.note}>{one.sentence}</p>
                </td>
                <td data-label="Exact" className={classes.figure}>
                  <Verdict before={score.exact} after={one.score.exact} />
                </td>
                <td data-label="Overlap" className={classes.figure}>
                  <Verdict before={score.overlap} after={one.score.overlap} />{' '}
                  {one.score.matchingWords}/{one.score.totalWords}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Verdict({ before, after }: { before: boolean; after: boolean }) {
  return (
    <>
      <VerdictMark passes={after} />
      {before !== after && <b className={classes.flip}> {after ? 'flips up' : 'flips down'}</b>}
    </>
  );
}
