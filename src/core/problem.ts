/** What can go wrong with a user's file, settings or browser. */
export type ProblemCode =
  | 'empty_file'
  | 'no_rows'
  | 'not_text'
  | 'unterminated_quote'
  | 'record_too_long'
  | 'not_json'
  | 'damaged_file'
  | 'missing_column'
  | 'ambiguous_column'
  | 'unreadable_file'
  | 'cancelled'
  | 'storage'
  | 'no_tokenizer'
  | 'newer_project'
  | 'no_texts'
  | 'engine_stopped'
  | 'slow_pattern'
  | 'endpoint'
  | 'usage'
  | 'unexpected';

/** Problems of a file whose rest can be read all the same. */
export const DAMAGE: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'unterminated_quote',
  'record_too_long',
  'not_json',
  'damaged_file',
]);

/**
 * A failure told in words a person can act on: what is wrong, where, and what to do.
 * `message` is one or two full sentences, without the file's name (whoever shows it adds that).
 * A class, so that it can be thrown; `toPlain` crosses the worker boundary, where errors lose their fields.
 */
export class Problem extends Error {
  readonly code: ProblemCode;
  /** Physical line in the file, counted from 1, where the cause was seen. */
  readonly line: number | undefined;

  constructor(code: ProblemCode, message: string, line?: number) {
    super(message);
    this.name = 'Problem';
    this.code = code;
    this.line = line;
  }
}

export interface PlainProblem {
  code: ProblemCode;
  message: string;
  line?: number | undefined;
}

/** Any thrown value as plain data. What is not a `Problem` becomes `unexpected`, its message kept. */
export function toPlainProblem(thrown: unknown): PlainProblem {
  if (thrown instanceof Problem)
    return { code: thrown.code, message: thrown.message, line: thrown.line };
  return { code: 'unexpected', message: thrown instanceof Error ? thrown.message : String(thrown) };
}
