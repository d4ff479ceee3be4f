import { SERVERS } from '../../core/judge/servers.ts';
import { setKey, setRememberKey, useJudge } from '../../stores/judge.ts';
import { SecretField } from './secret-field.tsx';
import classes from './endpoint-fields.module.css';

/** The key: in memory, in this tab on wish, and nowhere else. */
export function KeyField() {
  const { key, server } = useJudge((state) => state.connection);
  const rememberKey = useJudge((state) => state.rememberKey);
  const needsKey = SERVERS.find(({ id }) => id === server)?.needsKey;
  return (
    <>
      <SecretField
        label={needsKey === true ? 'Key' : 'Key (if the server wants one)'}
        description="Kept in memory only, sent to this endpoint’s origin alone; another origin clears it."
        type="password"
        value={key}
        onChange={setKey}
      />
      <label className={classes.tick}>
        <input
          type="checkbox"
          checked={rememberKey}
          onChange={({ currentTarget }) => setRememberKey(currentTarget.checked)}
        />
        Remember key and header values for this tab
      </label>
    </>
  );
}
