import { NativeSelect, TextInput } from '@mantine/core';
import { SERVERS } from '../../core/judge/servers.ts';
import {
  chooseServer,
  readBaseURL,
  setConnection,
  testConnection,
  useJudge,
} from '../../stores/judge.ts';
import { Panel } from '../parts/panel.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { HeaderFields } from './header-fields.tsx';
import { KeyField } from './key-field.tsx';
import { ModelField } from './model-field.tsx';
import { useBusy } from './use-busy.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './settings.module.css';

const OTHER = { value: 'other', label: 'Another endpoint' };

/** Where requests go, with what, and whether that works. */
export function EndpointPanel() {
  const { server, baseURL, headers } = useJudge((state) => state.connection);
  const isBusy = useBusy();
  const address = readBaseURL(baseURL);
  const problem = 'problem' in address ? address.problem : undefined;
  const notice = 'notice' in address ? address.notice : undefined;
  return (
    <Panel
      title="Endpoint"
      description="Any OpenAI-compatible server, asked straight from this browser. There is no server of ours between."
    >
      <fieldset className={classes.fields} disabled={isBusy} aria-label="Endpoint">
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
        />
      </fieldset>
      <TestButton isReady={problem === undefined && !isBusy} />
    </Panel>
  );
}

function TestButton({ isReady }: { isReady: boolean }) {
  const test = useJudge((state) => state.test);
  const model = useJudge((state) => state.model);
  return (
    <div className={classes.test}>
      <div className={classes.actions}>
        <VerbButton
          size="compact-sm"
          isReady={isReady}
          loading={test === 'testing'}
          onPress={() => void testConnection()}
        >
          Test connection
        </VerbButton>
        <span className={classes.quiet}>Lists the models and judges one made-up row.</span>
      </div>
      <output>
        {test !== undefined && test !== 'testing' && <ConnectionResult test={test} model={model} />}
      </output>
    </div>
  );
}
