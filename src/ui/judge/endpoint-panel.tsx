import { readBaseURL, testConnection, useJudge } from '../../stores/judge.ts';
import { EndpointFields } from '../parts/endpoint-fields.tsx';
import { Panel } from '../parts/panel.tsx';
import { ConnectionResult } from './connection-result.tsx';
import { useBusy } from './use-busy.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './settings.module.css';

/** Where requests go, with what, and whether that works. */
export function EndpointPanel() {
  const baseURL = useJudge((state) => state.connection.baseURL);
  const isBusy = useBusy();
  return (
    <Panel
      title="Endpoint"
      description="Any OpenAI-compatible server, asked straight from this browser. There is no server of ours between."
    >
      <EndpointFields isDisabled={isBusy} />
      <TestButton isReady={'baseURL' in readBaseURL(baseURL) && !isBusy} />
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
