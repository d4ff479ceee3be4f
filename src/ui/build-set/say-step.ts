import { formatCount } from '../../core/format.ts';
import { SET_STEPS, type SetStep } from '../../core/rag/set/set-progress.ts';
import type { SetProgress } from '../../stores/build-set.ts';

const NAMES: Record<SetStep, string> = {
  embed: 'Embedding questions',
  search: 'Finding the nearest',
  rerank: 'Ordering the nearest',
  merge: 'Merging pairs',
  write: 'Writing rows',
};

/** The step that is under way, and how far it is. */
export function sayStep({ step, done, total }: SetProgress): { name: string; said: string } {
  const name = `Step ${SET_STEPS.indexOf(step) + 1} of ${SET_STEPS.length}: ${NAMES[step]}`;
  return { name, said: `${name}, ${formatCount(done)} of ${formatCount(total)}` };
}
