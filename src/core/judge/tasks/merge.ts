import * as z from 'zod/mini';
import { isBlank } from '../../text/white-space.ts';
import type { JudgeTask, TaskRow, Unparsable } from '../judge-task.ts';
import { DATA_NOTICE } from './data-notice.ts';
import { readMember, unparsable } from './read-member.ts';
import { textKey } from './text-key.ts';

export interface QuestionAnswer {
  question: string;
  answer: string;
}

/** Two questions with their answers. */
export interface MergeRow extends TaskRow {
  first: QuestionAnswer;
  second: QuestionAnswer;
}

const merged = z.object({
  state: z.literal('merged'),
  reason: z.literal(''),
  question: z.string(),
  answer: z.string(),
});

/** One question and answer in place of two, neither of them blank. */
export type Merged = z.infer<typeof merged>;

/** A row to merge: equal texts in equal order have the same key. */
export function makeMergeRow(first: QuestionAnswer, second: QuestionAnswer): MergeRow {
  const texts = [first.question, first.answer, second.question, second.answer];
  return { key: textKey(texts), first, second };
}

const TEMPLATE = `You merge two questions with their answers into one question and one answer.

- The new question asks for all that the two ask for, and for nothing else.
- The new answer says all that the two answers say, and nothing else: no fact, name or number that neither holds, and none left out.
- Keep the language of the questions, and keep names and numbers as they are written.

${DATA_NOTICE}

First question:
{first_question}

First answer:
{first_answer}

Second question:
{second_question}

Second answer:
{second_answer}
`;

const INSTRUCTION =
  'Reply with one JSON object and nothing else. It has two members: "new_question" and "new_answer", each a text.';

/** Merges a pair into one question and answer that adds no new information. */
export const MERGE: JudgeTask<MergeRow, Merged> = {
  name: 'merge',
  version: ['merge', '1'],
  states: ['merged'],
  template: TEMPLATE,
  instructions: { json: INSTRUCTION, line: INSTRUCTION },
  members: { new_question: { type: 'string' }, new_answer: { type: 'string' } },
  textsOf: ({ first, second }) => ({
    first_question: first.question,
    first_answer: first.answer,
    second_question: second.question,
    second_answer: second.answer,
  }),
  read: (reply) => readMember(reply, 'new_question', readMerged),
  readKept: (value) => z.safeParse(merged, value).data,
};

function readMerged(object: Readonly<Record<string, unknown>>): Merged | Unparsable {
  const { new_question: question, new_answer: answer } = object;
  if (!isText(question)) return unparsable('"new_question" is no text.');
  if (!isText(answer)) return unparsable('"new_answer" is no text.');
  return { state: 'merged', reason: '', question, answer };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && !isBlank(value);
}
