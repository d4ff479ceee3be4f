import { TextInput } from '@mantine/core';
import { SERVERS } from '../../core/judge/servers.ts';
import { setKey, setRememberKey, useJudge } from '../../stores/judge.ts';
import classes from './settings.module.css';

/** The key: in memory, in this tab on wish, and nowhere else. */
export function KeyField() {
  const { key, server } = useJudge((state) => state.connection);
  const rememberKey = useJudge((state) => state.rememberKey);
  const needsKey = SERVERS.find(({ id }) => id === server)?.needsKey;
  return (
    <>
      <TextInput
        size="xs"
        label={needsKey === true ? 'Key' : 'Key (if the server wants one)'}
        description="Kept in memory only, sent to this endpoint’s origin alone; another origin clears it."
        type="password"
        autoComplete="off"
        spellCheck={false}
        value={key}
        onChange={({ currentTarget }) => setKey(currentTarget.value)}
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
