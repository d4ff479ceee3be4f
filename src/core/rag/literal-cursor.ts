/** What was looked for, and where it is not. */
export class NotALiteral extends Error {
  readonly at: number;

  constructor(problem: string, at: number) {
    super(problem);
    this.at = at;
  }
}

/** A place in a text that is read as a literal. */
export interface Cursor {
  text: string;
  at: number;
  depth: number;
  /** Place of the next backslash, once it is known. */
  escapeAt: number;
}

/** Ends the reading. */
export function fail(lookedFor: string, { at }: { at: number }): never {
  throw new NotALiteral(lookedFor, at);
}

/** What a sticky pattern matches here, which is then behind the cursor. */
export function take(cursor: Cursor, sticky: RegExp): RegExpExecArray | undefined {
  sticky.lastIndex = cursor.at;
  const match = sticky.exec(cursor.text);
  if (match === null) return undefined;
  cursor.at += match[0].length;
  return match;
}

/** Whether there was white space, which is then behind the cursor. */
export function skipSpace(cursor: Cursor): boolean {
  return (take(cursor, /\s*/y)?.[0] ?? '') !== '';
}

/** Whether this mark stands here, which is then behind the cursor. */
export function takeMark(cursor: Cursor, mark: string): boolean {
  const stands = cursor.text.charAt(cursor.at) === mark;
  if (stands) cursor.at++;
  return stands;
}
