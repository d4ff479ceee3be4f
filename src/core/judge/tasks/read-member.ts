import { findObject } from '../find-object.ts';
import type { TaskAnswer, Unparsable } from '../judge-task.ts';

type Members = Readonly<Record<string, unknown>>;

/** What the JSON object of a reply says, by the member that it has to have. Objects that disagree say nothing. */
export function readMember<Answer extends TaskAnswer>(
  reply: string,
  member: string,
  read: (object: Members) => Answer | Unparsable,
): Answer | Unparsable {
  const found = findObject<Answer | Unparsable>(reply, {
    member,
    read,
    // Two that agree may give two reasons.
    nameOf: (answer) => JSON.stringify({ ...answer, reason: '' }),
  });
  return found ?? { state: 'unparsable', reason: `The reply has no "${member}".` };
}

export function unparsable(reason: string): Unparsable {
  return { state: 'unparsable', reason };
}
