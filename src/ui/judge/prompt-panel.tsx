import { missingPlaceholders } from '../../core/judge/prompt.ts';
import { DEFAULT_PROMPT } from '../../core/judge/default-prompt.ts';
import { setParameters, setPrompt, useJudge } from '../../stores/judge.ts';
import { Panel } from '../parts/panel.tsx';
import { NumberField } from '../parts/number-field.tsx';
import { PaceFields } from './pace-fields.tsx';
import { PromptField } from './prompt-field.tsx';
import { useBusy } from './use-busy.ts';
import { Fold } from '../parts/fold.tsx';
import classes from './settings.module.css';

/** What the model is asked, how it is to answer, and how fast it is asked. */
export function PromptPanel() {
  const prompt = useJudge((state) => state.prompt);
  const { temperature, seed, maxTokens } = useJudge((state) => state.parameters);
  const isBusy = useBusy();
  const isFaulty = missingPlaceholders(prompt).length > 0;
  return (
    <Panel title="Prompt and pace">
      <fieldset className={classes.fields} disabled={isBusy} aria-label="Prompt and pace">
        <Fold name="judge.prompt" className={classes.more} isForced={isFaulty}>
          <summary>
            Prompt: {prompt === DEFAULT_PROMPT ? 'the usual one' : 'your own'}
            {isFaulty && ', which lacks a placeholder'}
          </summary>
          <div className={classes.fields}>
            <PromptField prompt={prompt} onChange={setPrompt} />
          </div>
        </Fold>
        <div className={classes.three}>
          <NumberField
            label="Temperature"
            value={temperature}
            range={{ least: 0, most: 2, fractions: true }}
            onChange={(value) => value !== undefined && setParameters({ temperature: value })}
          />
          <NumberField
            label="Seed of the model"
            value={seed}
            range={{ least: 0, most: 2 ** 32 - 1 }}
            onChange={(value) => value !== undefined && setParameters({ seed: value })}
          />
          <NumberField
            label="Tokens a reply"
            value={maxTokens}
            range={{ least: 1, most: 1_000_000 }}
            onChange={(value) => value !== undefined && setParameters({ maxTokens: value })}
          />
          <PaceFields />
        </div>
      </fieldset>
    </Panel>
  );
}
