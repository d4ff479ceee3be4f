import { toPlainProblem } from '../core/problem.ts';
import { saveSettings } from '../storage/review-settings.ts';
import { saveReview } from '../storage/save-review.ts';
import { currentSettings, tellReviewer, useReviews } from './review-state.ts';

/** Names of decisions and ids of steps whose last change is not in this browser yet. */
let decisions = new Set<string>();
let steps = new Set<string>();
let writing = false;
let again = false;

const UNPROTECTED =
  'This browser has not promised to keep your decisions when it runs short of room: export your review now and then.';

/**
 * Writes these decisions and steps as they are now, at once, or when the write on its way is done. One
 * that fails is told, and tried again along with the next.
 */
export function saveChanges(names: Iterable<string>, ids: Iterable<string>): void {
  for (const name of names) decisions.add(name);
  for (const id of ids) steps.add(id);
  again = true;
  if (!writing) void writeAll();
}

async function writeAll(): Promise<void> {
  writing = true;
  useReviews.setState({ saved: 'saving' });
  // Only what was changed since the last write began is worth another one: what failed waits for the next decision.
  while (again) {
    again = false;
    await writeOnce();
  }
  writing = false;
  const isSaved = decisions.size === 0 && steps.size === 0;
  useReviews.setState({ saved: isSaved ? 'saved' : 'unsaved' });
  if (isSaved) globalThis.window?.removeEventListener('beforeunload', askToStay);
  else globalThis.window?.addEventListener('beforeunload', askToStay);
}

/** Closing the page would lose what is not saved: the browser asks first. */
function askToStay(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

async function writeOnce(): Promise<void> {
  const [names, ids] = [decisions, steps];
  decisions = new Set();
  steps = new Set();
  const state = useReviews.getState();
  const log = new Map(state.steps.map((step) => [step.id, step]));
  try {
    await saveReview({
      decisions: new Map(Array.from(names, (name) => [name, state.decisions.get(name)])),
      steps: new Map(Array.from(ids, (id) => [id, log.get(id)])),
    });
    tellReviewer('writing', undefined);
  } catch (thrown) {
    for (const name of names) decisions.add(name);
    for (const id of ids) steps.add(id);
    tellReviewer('writing', toPlainProblem(thrown).message);
  }
}

let asking = false;

/**
 * Asks the browser, at the first decision, not to delete what is kept when it runs short of room. That it has not
 * promised so is told once in each browser.
 */
export async function askForProtection(): Promise<void> {
  if (asking || useReviews.getState().protected !== undefined) return;
  asking = true;
  const granted = await globalThis.navigator?.storage?.persist?.().catch(() => false);
  asking = false;
  useReviews.setState({ protected: granted ?? false });
  if (granted || useReviews.getState().toldUnprotected) return;
  tellReviewer('protection', UNPROTECTED);
  useReviews.setState({ toldUnprotected: true });
  await saveSettings(currentSettings());
}
