import { countOf } from '../../core/format.ts';
import type { BatchReport } from '../../stores/judge.ts';
import classes from './run-panel.module.css';

/** More ids are not listed, only counted. */
const LISTED = 20;

/** How a file of results was taken in, and what of it was not. */
export function BatchResult({ batch }: { batch: BatchReport }) {
  const { name, read, unknown, missing, double, broken } = batch;
  const remarks = [
    { noun: 'row', said: 'of the scope that no line answers', ids: missing },
    { noun: 'id', said: 'of no row of the scope, left out', ids: unknown },
    { noun: 'id', said: 'found more than once, the first verdict holds', ids: double },
    { noun: 'line', said: 'without a result, left out, by number', ids: broken.map(String) },
  ].filter(({ ids }) => ids.length > 0);
  return (
    <div className={classes.note}>
      <p>
        <bdi>{name}</bdi> answers {countOf(read, 'row')} with different texts.
      </p>
      <ul>
        {remarks.map(({ noun, said, ids }) => (
          <li key={said}>
            {countOf(ids.length, noun)} {said}: <code>{ids.slice(0, LISTED).join(', ')}</code>
            {ids.length > LISTED && ` and ${ids.length - LISTED} more`}
          </li>
        ))}
      </ul>
    </div>
  );
}
