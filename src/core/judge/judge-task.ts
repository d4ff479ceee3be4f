import * as z from 'zod/mini';
import type { Usage } from './judgement.ts';
import type { Texts } from './prompt.ts';

// The page's Content-Security-Policy forbids `new Function`, which zod would try.
z.config({ jitless: true });

/** What a model is asked about. Rows with the same key have the same texts. */
export interface TaskRow {
  key: string;
}

/** What an answer says of a row: the state that it is counted under, and why, which may be empty. */
export interface TaskAnswer {
  state: string;
  reason: string;
}

/** What a row can end in without an answer. */
export const NO_ANSWER_STATES = ['unparsable', 'truncated', 'refused', 'failed'] as const;
export type NoAnswerState = (typeof NO_ANSWER_STATES)[number];

/** A reply that is no answer: asked for once more, then left so. */
export interface Unparsable {
  state: 'unparsable';
  /** What is wrong with it; empty where it just holds none. */
  reason: string;
}

interface NoAnswer {
  state: NoAnswerState;
  /** What happened; may be empty. */
  reason: string;
}

interface Replied {
  /** The reply as it came, cut at `RAW_LENGTH` characters; empty where none came. */
  raw: string;
  /** Tokens of all requests for the row; absent where the server did not say, or was not asked. */
  usage?: Usage | undefined;
}

/** What became of a row: an answer, or why there is none. */
export type Judged<Answer extends TaskAnswer> = (Answer | NoAnswer) & Replied;

/** One kind of question to a model: how it is put, and how the reply is read. */
export interface JudgeTask<Row extends TaskRow, Answer extends TaskAnswer> {
  /** Of the JSON schema. */
  name: string;
  /** Part of every cache key: changes whenever the same settings could send another request, or a reply be read otherwise. */
  version: readonly string[];
  /** States that an answer can have. */
  states: readonly Answer['state'][];
  /** The prompt, with the name of each text in braces. */
  template: string;
  /** What is added after it: how to reply, by whether the server holds the model to JSON. */
  instructions: { json: string; line: string };
  /** JSON schemas of the members of a reply, all of them required. */
  members: Readonly<Record<string, object>>;
  /** The texts of a row, by their names. */
  textsOf(row: Row): Texts;
  /** What is known of a row without a request; undefined: it has to be asked for. */
  knownOf?(row: Row): Answer | undefined;
  /** What a reply says. Nothing is guessed, and nothing thrown. */
  read(reply: string, row: Row): Answer | Unparsable;
  /** An answer that was kept, if it is a whole one; undefined where it is damaged. */
  readKept(value: unknown): Answer | undefined;
}

/** Whether a model has answered. Whatever else came of a row is asked for again. */
export function isAnswer<Answer extends TaskAnswer>(
  judged: Judged<Answer>,
): judged is Answer & Replied {
  return !NO_ANSWER_STATES.some((state) => state === judged.state);
}

const replied = z.object({
  raw: z.string(),
  usage: z.optional(z.object({ input: z.number(), output: z.number() })),
});

/** What became of a row, as it was kept, if a model has answered; undefined where it is damaged. */
export function readKept<Row extends TaskRow, Answer extends TaskAnswer>(
  task: JudgeTask<Row, Answer>,
  value: unknown,
): Judged<Answer> | undefined {
  const reply = z.safeParse(replied, value).data;
  const answer = task.readKept(value);
  return reply && answer && { ...answer, ...reply };
}
