import { Problem } from '../core/problem.ts';

/** A Problem of what was typed. */
export function usage(sentence: string): Problem {
  return new Problem('usage', `${sentence} (--help says more)`);
}
