import { NativeSelect, TextInput } from '@mantine/core';
import { SERVERS } from '../../core/judge/servers.ts';
import {
  chooseServer,
  removeHeader,
  readBaseURL,
  setConnection,
  useJudge,
} from '../../stores/judge.ts';
import { HeaderFields } from './header-fields.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import classes from './endpoint-fields.module.css';

const OTHER = { value: 'other', label: 'Another endpoint' };

/** Where requests go, with what, and which model answers them: the one connection of the page. */
export function EndpointFields({ isDisabled }: { isDisabled: boolean }) {
  const { server, baseURL, headers } = useJudge((state) => state.connection);
  const address = readBaseURL(baseURL);
  const problem = 'problem' in address ? address.problem : undefined;
  const notice = 'notice' in address ? address.notice : undefined;
  return (
    <fieldset className={classes.fields} disabled={isDisabled} aria-label="Endpoint">
      <div className={classes.two}>
        <NativeSelect
          size="xs"
          label="Server"
          value={server}
          data={[...SERVERS.map(({ id, name }) => ({ value: id, label: name })), OTHER]}
          onChange={({ currentTarget: { value } }) =>
            value === OTHER.value ? setConnection({ server: value }) : chooseServer(value)
          }
        />
        <TextInput
          size="xs"
          label="Base URL"
          type="url"
          autoComplete="off"
          spellCheck={false}
          value={baseURL}
          error={baseURL !== '' && problem}
          onChange={({ currentTarget }) => setConnection({ baseURL: currentTarget.value })}
        />
      </div>
      {notice !== undefined && <p className={classes.sends}>{notice}</p>}
      <KeyField />
      <ModelField />
      <HeaderFields
        headers={headers}
        onChange={(changed) => setConnection({ headers: changed })}
        onRemove={removeHeader}
      />
    </fieldset>
  );
}
