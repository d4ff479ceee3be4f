import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { SERVERS } from '../core/judge/servers.ts';
import type { JudgeSettingsRecord } from '../storage/judge-records.ts';
import { loadJudgeSettings, saveJudgeSettings } from '../storage/judge-settings.ts';
import { originOf, readBaseURL } from './judge-address.ts';
import { forgetSecrets, recallSecrets, rememberSecrets } from './judge-secrets.ts';
import { useJudge } from './judge-state.ts';

/** Keeps the settings as they are; key and header values for this tab alone, on wish. */
export function keepSettings(): void {
  keepSecrets();
  void saveJudgeSettings(currentJudgeSettings());
}

/** How the judge is set up, as it may leave this page: without key, header values, and what is no address. */
export function currentJudgeSettings(): JudgeSettingsRecord {
  const { connection, model, prompt, parameters, pace, prices } = useJudge.getState();
  const { server, baseURL, headers } = connection;
  return {
    server,
    // What is no address may hold a secret: a key in its query, or a password.
    baseURL: 'baseURL' in readBaseURL(baseURL) ? baseURL : undefined,
    headers: Object.keys(headers),
    model,
    // One that is the shipped prompt follows it to the next version.
    prompt: prompt === DEFAULT_PROMPT ? undefined : prompt,
    parameters,
    pace,
    prices,
  };
}

/** Keeps key and header values for this tab on wish, else not at all. */
export function keepSecrets(): void {
  const { connection, rememberKey } = useJudge.getState();
  const { baseURL, key, headers } = connection;
  const origin = originOf(baseURL);
  if (rememberKey && origin !== '') rememberSecrets({ origin, key, headers: { ...headers } });
  else forgetSecrets();
}

let loading: Promise<void> | undefined;

/** Reads once what is kept of the settings. Never rejects. */
export function loadSettings(): Promise<void> {
  loading ??= readSettings();
  return loading;
}

/** Reads what is kept of the settings, and what this tab remembers. */
export async function readSettings(): Promise<void> {
  const kept = await loadJudgeSettings();
  const state = useJudge.getState();
  const { server = state.connection.server, baseURL = state.connection.baseURL } = kept;
  const preset = SERVERS.find(({ id }) => id === server)?.headers ?? {};
  // A preset's values are no secrets; others are typed again.
  const headers = Object.fromEntries(kept.headers.map((name) => [name, preset[name] ?? '']));
  const secrets = recallSecrets(originOf(baseURL));
  useJudge.setState({
    connection: {
      server,
      baseURL,
      key: secrets?.key ?? '',
      headers: { ...headers, ...secrets?.headers },
    },
    rememberKey: secrets !== undefined,
    model: kept.model ?? state.model,
    prompt: kept.prompt ?? state.prompt,
    parameters: kept.parameters ?? state.parameters,
    pace: kept.pace ? { ...kept.pace, requestsPerMinute: kept.pace.requestsPerMinute } : state.pace,
    prices: kept.prices,
  });
}
