import * as z from 'zod/mini';
import { isBlank } from '../../text/white-space.ts';
import type { JudgeTask, TaskRow, Unparsable } from '../judge-task.ts';
import { DATA_NOTICE } from './data-notice.ts';
import { readMember, unparsable } from './read-member.ts';
import { textKey } from './text-key.ts';

/** How long a response should be. */
export const IDEAL_LENGTHS = ['concise', 'detailed'] as const;
export type IdealLength = (typeof IDEAL_LENGTHS)[number];

/** The ideal length that a cell names, whatever its case; undefined where it names none. */
export function readIdealLength(cell: string): IdealLength | undefined {
  const word = cell.trim().toLowerCase();
  return IDEAL_LENGTHS.find((ideal) => ideal === word);
}

export interface LengthRow extends TaskRow {
  question: string;
  ideal: IdealLength;
  response: string;
}

const checked = z.object({
  state: z.enum(['fits', 'does_not_fit', 'blank']),
  reason: z.literal(''),
});

/** Whether a response has its ideal length. A blank one has not, and nothing is sent. */
export type LengthChecked = z.infer<typeof checked>;

/** A row to check: equal texts have the same key. */
export function makeLengthRow(question: string, ideal: IdealLength, response: string): LengthRow {
  return { key: textKey([question, ideal, response]), question, ideal, response };
}

const TEMPLATE = `You decide whether a response to a question has the length that it should have.

- concise: it gives what was asked for and stops: a word, a phrase, or one or two short sentences, with no background, no examples, no repetition and no closing remarks.
- detailed: it explains as well: several sentences or more, with the reasons, steps, examples or background that help to understand what was asked for.

Judge the length and the depth alone, not whether the response is right. Quoted sources and a list of sources do not count. A response that was to be concise and explains, or was to be detailed and does not, has not the length that it should have.

${DATA_NOTICE}

Question:
{question}

The response should be:
{ideal_length}

Response:
{response}
`;

const INSTRUCTION =
  'Reply with one JSON object and nothing else. It has one member, "evaluation_result": "1" where the response has the length that it should have, "0" where it has not.';

/** The prompt-based check of a response's length. */
export const LENGTH_CHECK: JudgeTask<LengthRow, LengthChecked> = {
  name: 'length_check',
  version: ['length_check', '1'],
  states: ['fits', 'does_not_fit', 'blank'],
  template: TEMPLATE,
  instructions: { json: INSTRUCTION, line: INSTRUCTION },
  members: { evaluation_result: { type: 'string', enum: ['1', '0'] } },
  textsOf: ({ question, ideal, response }) => ({ question, ideal_length: ideal, response }),
  knownOf: ({ response }) => (isBlank(response) ? { state: 'blank', reason: '' } : undefined),
  read: (reply) =>
    readMember(reply, 'evaluation_result', (object) => readResult(object['evaluation_result'])),
  readKept: (value) => z.safeParse(checked, value).data,
};

function readResult(value: unknown): LengthChecked | Unparsable {
  const said = typeof value === 'string' ? value.trim() : value;
  if (said === '1' || said === 1) return { state: 'fits', reason: '' };
  if (said === '0' || said === 0) return { state: 'does_not_fit', reason: '' };
  return unparsable('"evaluation_result" is neither "1" nor "0".');
}
