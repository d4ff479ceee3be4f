import type { Alarm } from '../../core/summary.ts';
import classes from './overview.module.css';

/** What looks like a fault of a file rather than of a model, with the usual causes. */
export function AlarmList({ alarms }: { alarms: { key: string; file: string; alarm: Alarm }[] }) {
  if (alarms.length === 0) return null;
  return (
    <section className={classes.alarm} aria-labelledby="alarms">
      <h2 id="alarms">Check this first</h2>
      <ul>
        {alarms.map(({ key, file, alarm }) => (
          <li key={`${key} ${alarm.sentence}`}>
            <strong>
              {file}: {alarm.sentence}
            </strong>{' '}
            Usual causes: {alarm.causes.join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
