import * as z from 'zod/mini';
import { REPLY_INSTRUCTIONS } from '../default-prompt.ts';
import { findVerdict } from '../find-verdict.ts';
import type { JudgeTask, Unparsable } from '../judge-task.ts';
import { JUDGE_VERSION } from '../judge-version.ts';
import type { JudgeRow } from '../judgement.ts';
import { verdictTexts } from '../prompt.ts';
import { isBlank } from '../../text/white-space.ts';

/** What the judge says of a response. A blank one is incorrect, and nothing is sent. */
export interface Verdict {
  state: 'correct' | 'incorrect' | 'blank';
  reason: string;
}

/** Whether a response means the same as the golden answer, asked with a template of the user's. */
export function verdictTask(template: string): JudgeTask<JudgeRow, Verdict> {
  return {
    name: 'verdict',
    version: [JUDGE_VERSION],
    states: ['correct', 'incorrect', 'blank'],
    template,
    instructions: REPLY_INSTRUCTIONS,
    members: {
      verdict: { type: 'string', enum: ['correct', 'incorrect'] },
      reason: { type: 'string' },
    },
    textsOf: verdictTexts,
    knownOf: ({ response }) => (isBlank(response) ? { state: 'blank', reason: '' } : undefined),
    read: readVerdict,
    readKept: (value) => z.safeParse(kept, value).data,
  };
}

const kept = z.object({ state: z.enum(['correct', 'incorrect']), reason: z.string() });

/** The verdict in a reply, with its reason. */
export function readVerdict(reply: string): Verdict | Unparsable {
  const found = findVerdict(reply);
  return found
    ? { state: found.verdict, reason: found.reason }
    : { state: 'unparsable', reason: '' };
}
