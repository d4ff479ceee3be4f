import type { JudgeSettings } from '../core/judge/judgement.ts';
import { changeConnection, setModel, setParameters, setPrompt } from './judge-settings.ts';
import { useJudge } from './judge-state.ts';
import { keepSettings } from './keep-judge-settings.ts';
import { offerUndo } from './undo-offer.ts';

/** Sets the judge up as it was for some verdicts. What was typed since can be brought back. */
export function takeRunSettings(settings: JudgeSettings): void {
  const { baseURL, model, prompt, temperature, seed, maxTokens } = settings;
  const { connection, ...before } = useJudge.getState();
  if (connection.baseURL !== baseURL) changeConnection({ baseURL });
  setModel(model);
  setPrompt(prompt);
  setParameters({ temperature, seed, maxTokens });
  const typed = [connection.baseURL, before.model, before.prompt, ...parametersOf(before)];
  const taken = [baseURL, model, prompt, ...parametersOf(useJudge.getState())];
  if (typed.every((value, place) => value === taken[place])) return;
  offerUndo('The judge is set up as it was for these verdicts.', () => {
    useJudge.setState({
      connection,
      model: before.model,
      prompt: before.prompt,
      parameters: before.parameters,
      test: undefined,
      models: undefined,
      rehearsal: undefined,
    });
    keepSettings();
  });
}

function parametersOf({ parameters }: Pick<ReturnType<typeof useJudge.getState>, 'parameters'>) {
  return [parameters.temperature, parameters.seed, parameters.maxTokens];
}
