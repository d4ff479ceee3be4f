import { SERVERS } from '../../core/judge/servers.ts';

const NAMES = SERVERS.map(({ name }) => name.replaceAll('.', String.raw`\.`)).join('|');
const BEFORE_HINT = new RegExp(` (?=(?:${NAMES}): )`, 'g');

/** A message with each server's hint on a line of its own, where it holds those of several. */
export function breakHints(message: string): string {
  return message.replaceAll(BEFORE_HINT, '\n');
}
