import { Problem } from '../core/problem.ts';

/** A Problem of what was typed. */
export function usage(sentence: string): Problem {
  return new Problem('usage', `${sentence} (--help says more)`);
}

/** What Node says of arguments that it cannot read, as a sentence. */
export function explainArguments(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  // Node goes on with advice on how to escape what was meant for a file name.
  const [sentence = ''] = message.split(/(?<=\.) |\n/);
  return usage(sentence);
}

/** The number that an option was given: whole, and at least 1. Throws Problem `usage`. */
export function readNumber(option: string, value: string): number {
  const number = /^\d+$/.test(value) ? Number(value) : 0;
  if (number < 1) throw usage(`${option} needs a whole number of at least 1, not "${value}".`);
  return number;
}
