import type { Citation } from './rag.ts';

/**
 * What is wrong with a user's regular expression, as a sentence, or undefined. It must be JavaScript's, with
 * one capture group, which is the source's name. Whether it ever ends is another question.
 */
export function checkPattern(pattern: string): string | undefined {
  if (pattern.trim() === '') return 'The pattern is empty: write a regular expression.';
  try {
    const groups = (new RegExp(`${compilePattern(pattern).source}|`).exec('')?.length ?? 1) - 1;
    if (groups === 1) return undefined;
    const found = groups === 0 ? 'none' : String(groups);
    return `The pattern needs one group in parentheses, around the name of the source; it has ${found}. A group that is not to be captured is written (?:…).`;
  } catch (error) {
    const why = error instanceof Error ? error.message.replace(/^.*: /su, '') : String(error);
    return `The pattern is no regular expression of JavaScript (${why}).`;
  }
}

/** Every place where a pattern that `checkPattern` allows finds a source: plain, so it may take for ever. */
export function findByPattern(pattern: string, response: string): Citation[] {
  return Array.from(response.matchAll(compilePattern(pattern))).flatMap(
    ({ 0: whole, 1: name, index }) =>
      name === undefined || name.trim() === ''
        ? []
        : [{ style: 'custom', name: name.trim(), start: index, end: index + whole.length }],
  );
}

/** By Unicode characters where the pattern allows it; `^` and `$` are the borders of a line. */
function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, 'gmu');
  } catch {
    return new RegExp(pattern, 'gm');
  }
}
