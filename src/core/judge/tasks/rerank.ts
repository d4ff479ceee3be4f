import * as z from 'zod/mini';
import type { JudgeTask, TaskRow, Unparsable } from '../judge-task.ts';
import { DATA_NOTICE } from './data-notice.ts';
import { readMember, unparsable } from './read-member.ts';
import { textKey } from './text-key.ts';

/** A question, and texts that are near it. */
export interface RerankRow extends TaskRow {
  question: string;
  candidates: readonly string[];
}

const reranked = z.object({
  state: z.literal('sorted'),
  reason: z.literal(''),
  /** Places in `candidates`, from 0, the most relevant first: none twice, but not always all. */
  order: z.array(z.int().check(z.nonnegative())),
});

/** Candidates by their relevance. */
export type Reranked = z.infer<typeof reranked>;

/** A row to rerank: equal texts in equal order have the same key. */
export function makeRerankRow(question: string, candidates: readonly string[]): RerankRow {
  return { key: textKey([question, candidates]), question, candidates };
}

const TEMPLATE = `You sort candidate questions by how relevant they are to a question: the one that could best be asked and answered together with it comes first.

- Two questions are relevant to each other where they are about the same subject, event, person or place, so that one text could answer both.
- Judge what they ask, not how they are worded.

${DATA_NOTICE} The marker lines of each candidate name its index, counted from 0.

Question:
{question}

Candidates:
{candidate}
`;

const INSTRUCTION =
  'Reply with one JSON object and nothing else. It has one member, "sorted_list": the indices of all candidates, each once, most relevant first.';

/** Sorts a question's nearest ones. A single candidate, or none, needs no model. */
export const RERANK: JudgeTask<RerankRow, Reranked> = {
  name: 'rerank',
  version: ['rerank', '1'],
  states: ['sorted'],
  template: TEMPLATE,
  instructions: { json: INSTRUCTION, line: INSTRUCTION },
  members: { sorted_list: { type: 'array', items: { type: 'integer' } } },
  textsOf: ({ question, candidates }) => ({ question, candidate: candidates }),
  knownOf: ({ candidates }) => (candidates.length > 1 ? undefined : sorted([...candidates.keys()])),
  read: (reply, { candidates }) =>
    readMember(reply, 'sorted_list', (object) =>
      readOrder(object['sorted_list'], candidates.length),
    ),
  readKept: (value) => z.safeParse(reranked, value).data,
};

function sorted(order: number[]): Reranked {
  return { state: 'sorted', reason: '', order };
}

function readOrder(list: unknown, candidates: number): Reranked | Unparsable {
  const order = Array.isArray(list) ? list.flatMap(readIndex) : [];
  if (!Array.isArray(list) || order.length === 0 || order.length < list.length)
    return unparsable('"sorted_list" is no list of indices.');
  const outside = order.find((index) => index < 0 || index >= candidates);
  if (outside !== undefined)
    return unparsable(`The reply names candidate ${outside}: they are 0 to ${candidates - 1}.`);
  const twice = order.find((index, place) => order.indexOf(index) !== place);
  return twice === undefined
    ? sorted(order)
    : unparsable(`The reply names candidate ${twice} twice.`);
}

/** An index as a number, or as models write it too, in quotes. */
function readIndex(value: unknown): number[] {
  const index = typeof value === 'string' && /^\s*-?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof index === 'number' && Number.isInteger(index) ? [index] : [];
}
