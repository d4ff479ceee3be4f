import * as z from 'zod/mini';
import { isBlank } from '../../text/white-space.ts';
import type { JudgeTask, TaskRow, Unparsable } from '../judge-task.ts';
import { DATA_NOTICE } from './data-notice.ts';
import { readMember, unparsable } from './read-member.ts';
import { textKey } from './text-key.ts';

/** A golden answer, and texts that may carry it. */
export interface SupportRow extends TaskRow {
  question: string;
  golden: string;
  texts: readonly string[];
}

const supported = z.object({
  state: z.literal('rated'),
  reason: z.string(),
  /** 0 to 1. */
  coverage: z.number().check(z.minimum(0), z.maximum(1)),
});

/** How much of a golden answer the texts carry together. */
export type Supported = z.infer<typeof supported>;

/** A row to rate: equal texts in equal order have the same key. */
export function makeSupportRow(
  question: string,
  golden: string,
  texts: readonly string[],
): SupportRow {
  return { key: textKey([question, golden, texts]), question, golden, texts };
}

const TEMPLATE = `You rate how much of a golden answer to a question is supported by some texts.

- Split the golden answer into the separate facts that it states. Coverage is the share of them that the texts, taken together, state or clearly imply: 1 where they carry all, 0 where they carry none, 0.5 where they carry half.
- Wording does not matter: inflection, script, number format and units may differ.
- Use the texts alone, not what you know yourself. A text on the same subject that does not state a fact does not support it.

${DATA_NOTICE}

Question:
{question}

Golden answer:
{answer}

Texts:
{text}
`;

const INSTRUCTION =
  'Reply with one JSON object and nothing else. It has two members: "coverage", a number from 0 to 1, and "reason", which is one short sentence.';

/** The share of a golden answer that texts carry, in place of the share of its words. No text carries nothing. */
export const SUPPORT: JudgeTask<SupportRow, Supported> = {
  name: 'support',
  version: ['support', '1'],
  states: ['rated'],
  template: TEMPLATE,
  instructions: { json: INSTRUCTION, line: INSTRUCTION },
  members: { coverage: { type: 'number' }, reason: { type: 'string' } },
  textsOf: ({ question, golden, texts }) => ({ question, answer: golden, text: texts }),
  knownOf: ({ texts }) =>
    texts.every(isBlank) ? { state: 'rated', reason: 'There is no text.', coverage: 0 } : undefined,
  read: (reply) => readMember(reply, 'coverage', readCoverage),
  readKept: (value) => z.safeParse(supported, value).data,
};

function readCoverage(object: Readonly<Record<string, unknown>>): Supported | Unparsable {
  const { coverage: said, reason } = object;
  const coverage = typeof said === 'string' && /^\s*\d*\.?\d+\s*$/.test(said) ? Number(said) : said;
  if (typeof coverage !== 'number') return unparsable('"coverage" is no number.');
  if (coverage < 0 || coverage > 1) return unparsable(`"coverage" is ${coverage}, not 0 to 1.`);
  return { state: 'rated', reason: typeof reason === 'string' ? reason : '', coverage };
}
