import type { Accepted } from './request.ts';

/** A server's refusal: its words, and the parameter that it named in a field of its own, if it did. */
export interface Refusal {
  message: string;
  param?: string | undefined;
}

const NEXT_FORMAT = { json_schema: 'json_object', json_object: 'none', none: 'none' } as const;
const NEXT_LIMIT = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'none',
  none: 'none',
} as const;

/** A prompt too long for the model: leaving a parameter out does not make it shorter. */
const TOO_LONG = /context (?:length|window|size)|prompt is too long/i;

/**
 * What to try after a server has refused a request that was sent with `sent`: the parameter that it named
 * is replaced or left out. Undefined where it named none that was sent, so that the refusal stands.
 * Of several that a message names the first is meant: what follows usually lists what is allowed.
 */
export function stepDown(sent: Accepted, { message, param }: Refusal): Accepted | undefined {
  if (TOO_LONG.test(message)) return undefined;
  const named = findNamed(sent, param ?? '') ?? findNamed(sent, message);
  if (named === 'format') return { ...sent, format: NEXT_FORMAT[sent.format] };
  if (named === 'limit') return { ...sent, limit: NEXT_LIMIT[sent.limit] };
  return named && { ...sent, [named]: false };
}

function findNamed(sent: Accepted, text: string): keyof Accepted | undefined {
  const format = /response[_ ]?format|json_schema|json_object|structured[_ ]outputs?|guided_json/i;
  const patterns: [keyof Accepted, RegExp | false][] = [
    ['format', sent.format !== 'none' && format],
    ['limit', sent.limit !== 'none' && new RegExp(`\\b${sent.limit}\\b`)],
    ['temperature', sent.temperature && /\btemperature\b/i],
    ['seed', sent.seed && /\bseed\b/i],
  ];
  const places = patterns.map(([name, pattern]) => ({
    name,
    at: pattern ? text.search(pattern) : -1,
  }));
  return places.filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at)[0]?.name;
}
