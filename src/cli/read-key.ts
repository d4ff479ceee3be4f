import { checkConnection } from '../judge/connection.ts';
import { usage } from './usage.ts';

/** Other users of the machine see arguments, and shells keep them. Throws Problem `usage`, which does not repeat it. */
export function refuseKeys(args: string[]): void {
  const flag = args.find((arg) => /^--?(?:api[-_]?)?(?:key|token)\b/i.test(arg));
  if (flag !== undefined)
    throw usage(
      'A key is not taken as an argument, which others on this machine can read: put it into the environment as TOUCHSTONE_API_KEY.',
    );
}

/** The key of an endpoint, if there is one. Throws Problem `usage` where it cannot be sent. */
export function readKey(environment: Record<string, string | undefined>): string | undefined {
  const key = environment['TOUCHSTONE_API_KEY'] || environment['OPENAI_API_KEY'] || undefined;
  const problem = checkConnection({ baseURL: '', key, headers: {} });
  if (problem !== undefined) throw usage(problem);
  return key;
}
