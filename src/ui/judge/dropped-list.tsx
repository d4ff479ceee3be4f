import { listDropped } from '../../core/judge/list-dropped.ts';
import type { Accepted } from '../../core/judge/request.ts';
import classes from './run-panel.module.css';

/** What is left out of requests because the server refuses it, and what that means; the settings record has it too. */
export function DroppedNow({ accepted }: { accepted: Accepted }) {
  const dropped = listDropped(accepted);
  if (dropped.length === 0) return null;
  return (
    <div className={classes.note}>
      <b>Left out of the request, since the server refuses it</b>
      <ul>
        {dropped.map(({ parameter, sentence }) => (
          <li key={parameter}>
            <code>{parameter}</code>: {sentence}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same of a run that is over, by name. */
export function DroppedThen({ parameters }: { parameters: readonly string[] }) {
  if (parameters.length === 0) return null;
  return (
    <p className={classes.note}>
      Left out of the request, since the server refused it: <code>{parameters.join(', ')}</code>.
      {parameters.includes('temperature') &&
        ' Temperature was not controlled: verdicts may not reproduce.'}
    </p>
  );
}
