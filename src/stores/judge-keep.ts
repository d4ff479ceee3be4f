import type { Judgement } from '../core/judge/judgement.ts';
import { toPlainProblem } from '../core/problem.ts';
import { type JudgeChanges, saveJudgements } from '../storage/judgings.ts';
import { useJudge } from './judge-state.ts';

const emptyChanges = () => ({
  verdicts: new Map<string, Judgement>(),
  judgements: new Map<string, Judgement | undefined>(),
});

let changes = emptyChanges();
/** The write that takes what is gathered; undefined where none is on its way. */
let next: Promise<void> | undefined;
let last: Promise<void> = Promise.resolve();

/**
 * Writes verdicts at once, or together with others as soon as the write before is done. Resolves once they are
 * kept, or it was told that they cannot be; what failed is tried again with the next.
 */
export function keepJudgements({ verdicts, judgements }: Partial<JudgeChanges>): Promise<void> {
  for (const [key, judgement] of verdicts ?? []) changes.verdicts.set(key, judgement);
  for (const [name, judgement] of judgements ?? []) changes.judgements.set(name, judgement);
  next ??= last.then(writeGathered);
  last = next;
  return next;
}

async function writeGathered(): Promise<void> {
  next = undefined;
  const gathered = changes;
  changes = emptyChanges();
  await keepOrTell(
    () => saveJudgements(gathered),
    () => {
      changes = {
        verdicts: new Map([...gathered.verdicts, ...changes.verdicts]),
        judgements: new Map([...gathered.judgements, ...changes.judgements]),
      };
    },
  );
}

/** Does a write; one that fails is told in `message`, as long as it does. Never rejects. */
export async function keepOrTell(
  write: () => Promise<void>,
  onFailure: () => void = () => undefined,
): Promise<void> {
  try {
    await write();
    if (useJudge.getState().message !== undefined) useJudge.setState({ message: undefined });
  } catch (thrown) {
    useJudge.setState({ message: toPlainProblem(thrown).message });
    onFailure();
  }
}
