import { create } from 'zustand';
import { type PlainProblem, toPlainProblem } from '../core/problem.ts';
import type { Outcome } from '../engine/run-types.ts';
import { connectEngine, type EngineConnection, type RemoteEngine } from '../engine/connect.ts';

type Connect = (onStop: (problem: PlainProblem) => void) => EngineConnection;

/** Whether the engine, at work, has given no sign of life for ten seconds. */
export const useEngineSilence = create<{ isSilent: boolean }>(() => ({ isSilent: false }));

let connect: Connect = (onStop) =>
  connectEngine(onStop, undefined, (isSilent) => useEngineSilence.setState({ isSilent }));
let connection: EngineConnection | undefined;
const stopListeners = new Set<(problem: PlainProblem) => void>();

/** The engine: started at the first call, and started anew at the first call after it has stopped. */
export function getEngine(): RemoteEngine {
  connection ??= connect((problem) => {
    connection = undefined;
    for (const listener of stopListeners) listener(toPlainProblem(problem));
  });
  return connection.engine;
}

/**
 * Calls the engine; a rejection (it has stopped) is an outcome as well, so that nothing need catch it.
 * What nobody foresaw is told in a sentence.
 */
export async function askEngine<T>(
  call: (engine: RemoteEngine) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const outcome = await settle(call);
  return outcome.ok ? outcome : { ok: false, problem: explainUnexpected(outcome.problem) };
}

async function settle<T>(call: (engine: RemoteEngine) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await call(getEngine());
  } catch (thrown) {
    return { ok: false, problem: toPlainProblem(thrown) };
  }
}

function explainUnexpected(problem: PlainProblem): PlainProblem {
  if (problem.code !== 'unexpected') return problem;
  const message = `Something went wrong that should not have (${problem.message}). Reload the page and try again; if it happens again, please report it with these words.`;
  return { ...problem, message };
}

/** Tells the engine something that has no answer worth waiting for. */
export function tellEngine(call: (engine: RemoteEngine) => Promise<void>): void {
  // A stopped engine has nothing to cancel or forget, and says so to the stop listeners.
  void call(getEngine()).catch(() => undefined);
}

/** Ends an engine that is silent. Files that were loaded are opened again; the one that was being read is told of. */
export function giveUpEngine(): void {
  connection?.giveUp();
}

/** Hears of every stop of the engine: its tables are gone then. Returns what ends the listening. */
export function onEngineStop(listener: (problem: PlainProblem) => void): () => void {
  stopListeners.add(listener);
  return () => stopListeners.delete(listener);
}

/** Ends the engine, and starts the next one as given: tests run it in their own process. */
export function replaceEngine(next: Connect): void {
  connection?.close();
  connection = undefined;
  connect = next;
}
