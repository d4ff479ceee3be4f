import type { Judgement } from '../core/judge/judgement.ts';
import { toPlainProblem } from '../core/problem.ts';
import {
  findVerdict,
  type JudgeChanges,
  nameJudgement,
  saveJudgements,
} from '../storage/judgings.ts';
import { useJudge } from './judge-state.ts';

const emptyChanges = () => ({
  verdicts: new Map<string, Judgement>(),
  judgements: new Map<string, Judgement | undefined>(),
});
type Changes = ReturnType<typeof emptyChanges>;

/** What failed is written along with others again after so long. */
const RETRY_MS = 5000;

let changes = emptyChanges();
/** What could not be written: held by this page alone. */
let failed = emptyChanges();
let retryAt = 0;
/** The write that takes what is gathered; undefined where none is on its way. */
let next: Promise<void> | undefined;
let last: Promise<void> = Promise.resolve();

/**
 * Writes verdicts at once, or together with others as soon as the write before is done. Resolves once they are
 * kept, or it was told that they cannot be; then this page holds them, and tries again now and then.
 */
export function keepJudgements(added: Partial<JudgeChanges>): Promise<void> {
  addChanges(changes, added);
  next ??= last.then(writeGathered);
  last = next;
  return next;
}

/** The same, with what failed before. */
export function keepFailed(): Promise<void> {
  retryAt = 0;
  return keepJudgements({});
}

/** A verdict by its cache key, from this browser or, where that keeps nothing, from this page. */
export async function findKept(cacheKey: string): Promise<Judgement | undefined> {
  return failed.verdicts.get(cacheKey) ?? findVerdict(cacheKey);
}

/** Forgets the verdicts that this page holds, or what it holds of the rows of a run. Returns what holds them again. */
export function forgetFailed(run?: string): () => void {
  const forgotten = { ...failed };
  failed =
    run === undefined
      ? { ...failed, verdicts: new Map() }
      : { ...failed, judgements: withoutRun(failed.judgements, run) };
  return () => addChanges(failed, { verdicts: forgotten.verdicts });
}

function withoutRun(judgements: Changes['judgements'], run: string): Changes['judgements'] {
  const prefix = nameJudgement(run, '');
  return new Map([...judgements].filter(([name]) => !name.startsWith(prefix)));
}

function addChanges(to: Changes, { verdicts, judgements }: Partial<JudgeChanges>): void {
  for (const [key, judgement] of verdicts ?? []) to.verdicts.set(key, judgement);
  for (const [name, judgement] of judgements ?? []) to.judgements.set(name, judgement);
}

async function writeGathered(): Promise<void> {
  next = undefined;
  const gathered = Date.now() < retryAt ? emptyChanges() : failed;
  if (gathered === failed) failed = emptyChanges();
  addChanges(gathered, changes);
  changes = emptyChanges();
  if (gathered.verdicts.size + gathered.judgements.size === 0) return;
  // What is newer must not be overwritten by a later try.
  for (const name of gathered.judgements.keys()) failed.judgements.delete(name);
  const isKept = await keepOrTell(() => saveJudgements(gathered));
  if (isKept) return;
  addChanges(failed, gathered);
  retryAt = Date.now() + RETRY_MS;
}

/** Does a write; one that fails is told in `message` as long as that is so. Whether it was done; never rejects. */
export async function keepOrTell(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    if (useJudge.getState().message !== undefined) useJudge.setState({ message: undefined });
    return true;
  } catch (thrown) {
    useJudge.setState({ message: toPlainProblem(thrown).message });
    return false;
  }
}
