import { countOf, formatCount } from '../../core/format.ts';
import type { ConnectionTest } from '../../stores/judge.ts';
import { RowText } from '../parts/row-text.tsx';
import { AlertLine } from './alert-line.tsx';
import { DroppedNow } from './dropped-list.tsx';
import { StateMark } from './state-mark.tsx';
import classes from './settings.module.css';

/** What came of a test: what is wrong and what to do, or that the endpoint judges. */
export function ConnectionResult({ test, model }: { test: ConnectionTest; model: string }) {
  const { problem, judgement, models, milliseconds, accepted } = test;
  return (
    <>
      {problem && <AlertLine message={problem.message} />}
      {!problem && judgement && (
        <div className={classes.result}>
          <p>
            <bdi>{model}</bdi> judged a made-up row in {formatCount(Math.round(milliseconds))} ms:{' '}
            <StateMark state={judgement.state} />
          </p>
          {judgement.reason !== '' && <RowText>{judgement.reason}</RowText>}
          {judgement.state !== 'correct' && <p>{UNSURE}</p>}
        </div>
      )}
      <p className={classes.quiet}>
        {models
          ? `${countOf(models.length, 'model')} listed by the server.${models.includes(model) || model === '' ? '' : ' The one named here is not among them.'}`
          : !problem && 'The server lists no models; type the name of one.'}
      </p>
      <DroppedNow accepted={accepted} />
    </>
  );
}

const UNSURE =
  'The made-up response is right, so the verdict should be “Correct”: look at the model and the prompt before you run it.';
