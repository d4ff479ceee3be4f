import type { DecisionChange } from '../engine/review-types.ts';
import { getEngine, tellEngine } from './engine.ts';
import { loadReviews } from './load-reviews.ts';
import { useReviews } from './review-state.ts';

/** The engine that has all decisions: a new one, after a stop, has none. */
let informed: unknown;

/** Tells the engine all that is decided, if it does not know already. Never rejects. */
export async function tellDecisions(): Promise<void> {
  await loadReviews();
  const engine = getEngine();
  if (informed === engine) return;
  informed = engine;
  tellEngine(() => engine.setDecisions([...useReviews.getState().decisions.values()]));
}

/** Tells the engine what has changed. One that knows nothing yet is told all when it is asked something. */
export function tellChanges(changes: DecisionChange[]): void {
  const engine = getEngine();
  if (informed === engine) tellEngine(() => engine.changeDecisions(changes));
}
