import * as z from 'zod/mini';
import { SERVERS } from '../core/judge/servers.ts';
import type { JudgeConnection } from './judge-state.ts';

const secretsRecord = z.object({
  /** Where they may be sent. */
  origin: z.string(),
  key: z.string(),
  headers: z.record(z.string(), z.string()),
});

/** What must be in no storage but this tab's, and there on wish alone. */
type Secrets = z.infer<typeof secretsRecord>;

const NAME = 'touchstone-judge';

/** Keeps key and header values for this tab. It does nothing where the browser lets it not. */
export function rememberSecrets(secrets: Secrets): void {
  try {
    globalThis.sessionStorage.setItem(NAME, JSON.stringify(secrets));
  } catch {
    // They are typed again after a reload.
  }
}

/** What this tab remembers for an origin; undefined where that is nothing. */
export function recallSecrets(origin: string): Secrets | undefined {
  try {
    const kept: unknown = JSON.parse(globalThis.sessionStorage.getItem(NAME) ?? 'null');
    const secrets = z.safeParse(secretsRecord, kept).data;
    return secrets?.origin === origin ? secrets : undefined;
  } catch {
    return undefined;
  }
}

export function forgetSecrets(): void {
  try {
    globalThis.sessionStorage.removeItem(NAME);
  } catch {
    // There is nothing then.
  }
}

/** Whether a person has typed a key, or a header's value that is not a preset's. */
export function holdsSecrets({ server, key, headers }: JudgeConnection): boolean {
  const preset = SERVERS.find(({ id }) => id === server)?.headers ?? {};
  return key !== '' || Object.keys(headers).some((name) => headers[name] !== (preset[name] ?? ''));
}
