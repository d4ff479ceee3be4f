import { countOf, formatCount } from '../../core/format.ts';
import { useJudge, type JudgeRehearsal } from '../../stores/judge.ts';
import { AlertLine } from './alert-line.tsx';
import { CutPromptsNote } from './cut-prompts-note.tsx';
import { sayTokens } from './say-cost.ts';
import { sayTime } from './say-time.ts';
import { sayVerdicts } from './say-progress.ts';
import classes from './settings.module.css';

/** What a rehearsal has measured, and what the rest of the scope will take by that. */
export function RehearsalResult({ rehearsal }: { rehearsal: JudgeRehearsal }) {
  const prices = useJudge((state) => state.prices);
  const server = useJudge((state) => state.connection.server);
  const { rows, repeats, tally, agreement, perRow, rest, review, cutPrompts, problem } = rehearsal;
  return (
    <div className={classes.rehearsal}>
      {problem && <AlertLine message={problem.message} />}
      {cutPrompts && <CutPromptsNote cut={cutPrompts} serverId={server} />}
      <dl className={classes.facts}>
        <dt>Rehearsed</dt>
        <dd>
          {countOf(rows, 'row')}
          {repeats > 1 && ` ${repeats} times`}: {sayVerdicts({ tally, done: rows - tally.waiting })}
          {tally.waiting > 0 && `, ${formatCount(tally.waiting)} not reached`}
        </dd>
        {agreement && (
          <>
            <dt>With itself</dt>
            <dd>
              the same verdict every time on {formatCount(agreement.same)} of{' '}
              {countOf(agreement.rows, 'row')}
              {agreement.leftOut > 0 &&
                `; ${formatCount(agreement.leftOut)} left out, without a verdict at least once`}
            </dd>
          </>
        )}
        <dt>With hand review</dt>
        <dd>
          {review.rows === 0
            ? 'none of these rows has a verdict of both yet'
            : `the same verdict on ${formatCount(review.same)} of ${countOf(review.rows, 'row')} that have both`}
        </dd>
        <dt>A row takes</dt>
        <dd>
          {perRow
            ? `${sayTokens(perRow, prices)}; ${sayTime(perRow.milliseconds)}, one after the other`
            : 'nothing: all came from the cache'}
        </dd>
        {rest && (
          <>
            <dt>The rest</dt>
            <dd>
              {countOf(rest.rows, 'row')}: {sayTokens(rest, prices)}; {sayTime(rest.milliseconds)}
            </dd>
          </>
        )}
      </dl>
    </div>
  );
}
