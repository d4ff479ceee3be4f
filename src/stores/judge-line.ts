import type { JudgeSettings } from '../core/judge/judgement.ts';
import { checkPrompt } from '../core/judge/prompt.ts';
import { Problem, toPlainProblem } from '../core/problem.ts';
import type { Outcome } from '../engine/run-types.ts';
import { checkConnection, type Connection } from '../judge/connection.ts';
import type { RunOptions } from '../judge/start-run.ts';
import { pageOrigin, readBaseURL } from './judge-address.ts';
import { useJudge } from './judge-state.ts';

type Faked = Pick<RunOptions, 'fetch' | 'clock' | 'random'>;

let faked: Faked = {};

/** Gives other ways to the network and of time: tests have their own. */
export function replaceLine(next: Faked): void {
  faked = next;
}

/** What requests are made with, by the settings as they are now. */
export type JudgeLine = Pick<
  RunOptions,
  'settings' | 'connection' | 'origin' | 'concurrency' | 'requestsPerMinute' | 'timeoutMs'
> &
  Faked;

/** The line that the settings give. Throws Problem `usage` where they give none; with `model` any will do. */
export function readLine(model?: string): JudgeLine {
  const settings = readSettingsNow(model);
  const connection = readConnection(settings.baseURL);
  const { concurrency, requestsPerMinute, timeoutMs } = useJudge.getState().pace;
  const pace = { concurrency, requestsPerMinute, timeoutMs };
  return { settings, connection, origin: pageOrigin(), ...pace, ...faked };
}

/** What to ask for, by the settings as they are now. Throws Problem `usage` where something is missing. */
export function readSettingsNow(anyModel?: string): JudgeSettings {
  const { connection, model: chosen, prompt, parameters } = useJudge.getState();
  const address = readBaseURL(connection.baseURL);
  if ('problem' in address) throw new Problem('usage', address.problem);
  const model = chosen.trim() || anyModel;
  if (model === undefined) throw new Problem('usage', 'Choose a model first, or type its name.');
  checkPrompt(prompt);
  return { ...parameters, baseURL: address.baseURL, model, prompt };
}

function readConnection(baseURL: string): Connection {
  const { key: typed, headers: all } = useJudge.getState().connection;
  const key = typed.trim() === '' ? undefined : typed.trim();
  // A header whose value is yet to be typed again is not sent.
  const headers = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const connection = { baseURL, key, headers };
  const wrong = checkConnection(connection);
  if (wrong !== undefined) throw new Problem('usage', wrong);
  return connection;
}

/** Does what a verb is for; what hinders it, or goes wrong unforeseen, is told in `problem`. Never rejects. */
export async function attempt(work: () => Promise<void>): Promise<void> {
  useJudge.setState({ problem: undefined });
  try {
    await work();
  } catch (thrown) {
    useJudge.setState({ problem: toPlainProblem(thrown).message });
  }
}

/** The value of an outcome. Throws what went wrong instead. */
export function unwrap<T>(outcome: Outcome<T>): T {
  if (outcome.ok) return outcome.value;
  throw new Problem(outcome.problem.code, outcome.problem.message);
}
