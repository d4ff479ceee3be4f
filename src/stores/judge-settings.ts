import { DEFAULT_PROMPT } from '../core/judge/default-prompt.ts';
import { SERVERS } from '../core/judge/servers.ts';
import type { TokenPrices } from '../core/judge/tokens.ts';
import { Problem } from '../core/problem.ts';
import type { JudgeSettingsRecord } from '../storage/judge-records.ts';
import { originOf } from './judge-address.ts';
import { holdsSecrets } from './judge-secrets.ts';
import {
  type JudgeConnection,
  type JudgePace,
  type JudgeParameters,
  type JudgeScopeChoice,
  type JudgeState,
  useJudge,
} from './judge-state.ts';
import { keepSecrets, keepSettings } from './keep-judge-settings.ts';
import { offerUndo } from './undo-offer.ts';

type ConnectionChange = Partial<Omit<JudgeConnection, 'key'>>;

/**
 * Changes parts of the connection. Another origin clears the key and all headers but those given: they were
 * meant for the one before. That can be undone.
 */
export function setConnection(change: ConnectionChange): void {
  const { connection } = useJudge.getState();
  changeConnection(change);
  const origin = originOf(connection.baseURL);
  if (originOf(useJudge.getState().connection.baseURL) === origin || !holdsSecrets(connection))
    return;
  offerUndo(`Key and headers are cleared: they were for ${origin} alone.`, () => {
    useJudge.setState({ connection, test: undefined, models: undefined });
    keepSettings();
  });
}

/** The same as a part of another act, which is what can be undone. */
export function changeConnection(change: ConnectionChange): void {
  const { connection } = useJudge.getState();
  const next = { ...connection, ...change };
  const isOther = originOf(next.baseURL) !== originOf(connection.baseURL);
  if (isOther) Object.assign(next, { key: '', headers: change.headers ?? {} });
  useJudge.setState({
    connection: next,
    test: undefined,
    rehearsal: undefined,
    ...(isOther && { models: undefined }),
  });
  keepSettings();
}

/** Does without a header. That can be undone, for the server that its value was meant for alone. */
export function removeHeader(name: string): void {
  const { baseURL, headers } = useJudge.getState().connection;
  const { [name]: value = '', ...others } = headers;
  const origin = originOf(baseURL);
  setConnection({ headers: others });
  offerUndo(`The header ${name} is removed.`, () => {
    const { connection } = useJudge.getState();
    if (originOf(connection.baseURL) !== origin)
      throw new Problem('usage', `The header ${name} was for ${origin} alone: type it anew.`);
    setConnection({ headers: { [name]: value, ...connection.headers } });
  });
}

/** Fills in the address and headers of a preset (`SERVERS`), by its id; another id is the user's own server. */
export function chooseServer(id: string): void {
  const preset = SERVERS.find((server) => server.id === id);
  if (preset) setConnection({ server: id, baseURL: preset.baseURL, headers: preset.headers });
  else setConnection({ server: id });
}

/** Sets the key. It goes to the origin of the base URL alone, and is never kept but for this tab on wish. */
export function setKey(key: string): void {
  useJudge.setState(({ connection }) => ({
    connection: { ...connection, key },
    test: undefined,
  }));
  keepSecrets();
}

/** Chooses whether key and header values outlive a reload of this tab. */
export function setRememberKey(rememberKey: boolean): void {
  useJudge.setState({ rememberKey });
  keepSecrets();
}

export function setModel(model: string): void {
  choose({ model, test: undefined, rehearsal: undefined });
}

export function setPrompt(prompt: string): void {
  choose({ prompt, rehearsal: undefined });
}

/** Puts the shipped prompt back, which can be undone. */
export function resetPrompt(): void {
  const { prompt } = useJudge.getState();
  setPrompt(DEFAULT_PROMPT);
  if (prompt !== DEFAULT_PROMPT)
    offerUndo('The usual prompt is back in place of yours.', () => setPrompt(prompt));
}

export function setParameters(change: Partial<JudgeParameters>): void {
  const { parameters } = useJudge.getState();
  choose({ parameters: { ...parameters, ...change }, rehearsal: undefined });
}

/** Changes how fast to ask; the number of requests at a time is brought into 1 to 64. */
export function setPace(change: Partial<JudgePace>): void {
  const pace = { ...useJudge.getState().pace, ...change };
  const concurrency = Math.min(Math.max(Math.trunc(pace.concurrency) || 1, 1), 64);
  choose({ pace: { ...pace, concurrency } });
}

export function setPrices(prices: TokenPrices | undefined): void {
  choose({ prices });
}

/** Chooses which rows are judged. */
export function setScope(scope: JudgeScopeChoice): void {
  useJudge.setState({ scope, rehearsal: undefined });
}

function choose(choice: Partial<JudgeState>): void {
  useJudge.setState(choice);
  keepSettings();
}

/** Sets the judge up as these settings say; a key stays where the server does. Parts that are undefined stay too. The caller offers to undo it. */
export function takeJudgeSettings(taken: JudgeSettingsRecord): void {
  const { connection, ...state } = useJudge.getState();
  const { server = connection.server, baseURL = connection.baseURL } = taken;
  const preset = SERVERS.find(({ id }) => id === server)?.headers ?? {};
  const isSame = originOf(baseURL) === originOf(connection.baseURL);
  const known = isSame ? connection.headers : {};
  const headers: Record<string, string> = Object.fromEntries(
    taken.headers.map((name) => [name, known[name] ?? preset[name] ?? '']),
  );
  changeConnection({ server, baseURL, headers });
  const { pace } = taken;
  choose({
    model: taken.model ?? state.model,
    prompt: taken.prompt ?? DEFAULT_PROMPT,
    parameters: taken.parameters ?? state.parameters,
    pace: pace ? { ...pace, requestsPerMinute: pace.requestsPerMinute } : state.pace,
    prices: taken.prices,
  });
}
