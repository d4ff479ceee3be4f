import { Button } from '@mantine/core';
import { missingPlaceholders } from '../../core/judge/prompt.ts';
import { rehearse, startJudging, stopRehearsal, useJudge } from '../../stores/judge.ts';
import { focusMain } from '../parts/focus-main.ts';
import { EstimateFacts } from './estimate-facts.tsx';
import { hostOf } from './host-of.ts';
import { PriceFields } from './price-fields.tsx';
import { RehearsalResult } from './rehearsal-result.tsx';
import { saySends } from './say-sends.ts';
import { useBusy } from './use-busy.ts';
import { useEstimate } from './use-estimate.ts';
import { VerbButton } from './verb-button.tsx';
import classes from './settings.module.css';

/** What a run would take and send, and the buttons that begin it. */
export function BeforeTheStart() {
  const { prompt, estimate, rehearsal, connection, model } = useJudge();
  const isBusy = useBusy();
  useEstimate();
  const size = estimate === 'estimating' ? undefined : estimate;
  const host = hostOf(connection.baseURL);
  const lacks = [
    host === undefined && 'an address that can be used',
    model === '' && 'a model',
    missingPlaceholders(prompt).length > 0 && 'a prompt with all three placeholders',
    size?.distinct === 0 && 'rows',
  ].filter((one) => one !== false);
  const isReady = lacks.length === 0 && !isBusy;
  return (
    <div className={classes.start}>
      <EstimateFacts />
      <PriceFields />
      {size && host !== undefined && <p className={classes.sends}>{saySends(size, host)}</p>}
      <div className={classes.actions}>
        <VerbButton variant="filled" isReady={isReady} onPress={() => void startJudging()}>
          Run
        </VerbButton>
        <VerbButton
          isReady={isReady}
          loading={rehearsal === 'rehearsing'}
          onPress={() => void rehearse(1)}
        >
          Rehearse on 10
        </VerbButton>
        <VerbButton
          isReady={isReady}
          title="Asks for each of the first 10 rows three times, without the cache: how often the judge agrees with itself"
          onPress={() => void rehearse(3)}
        >
          Rehearse three times
        </VerbButton>
      </div>
      {lacks.length > 0 && <p className={classes.quiet}>Still needed: {lacks.join(', ')}.</p>}
      {rehearsal === 'rehearsing' && (
        <div className={classes.actions}>
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => {
              stopRehearsal();
              focusMain();
            }}
          >
            Stop rehearsal
          </Button>
        </div>
      )}
      <output>
        {rehearsal === 'rehearsing' && <p className={classes.quiet}>Rehearsing …</p>}
        {rehearsal !== undefined && rehearsal !== 'rehearsing' && (
          <RehearsalResult rehearsal={rehearsal} />
        )}
      </output>
    </div>
  );
}
