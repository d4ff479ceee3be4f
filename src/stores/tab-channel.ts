import type { DecisionChange } from '../engine/review-types.ts';
import type { ReviewSettings } from '../storage/records.ts';
import type { UndoStep } from '../storage/undo-log.ts';

/** A change of decisions, as every tab hears of it. */
export interface ReviewChange {
  changes: DecisionChange[];
  /** The step that undoes it. */
  added?: UndoStep;
  /** Id of the step that it undoes. */
  undone?: string;
}

/** What tabs of this page tell one another. `open` of a run is answered with `here` where it is open too. */
export type TabMessage =
  | { kind: 'change'; change: ReviewChange }
  | { kind: 'settings'; settings: ReviewSettings }
  | { kind: 'open' | 'here' | 'closed'; run: string }
  /** What is kept of the judging of a run has changed. */
  | { kind: 'judged'; run: string };

/** Tabs of another version of the page may be open: one that changes what messages mean has another name. */
const NAME = 'touchstone-1';

let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(NAME);
  return channel;
}

/** Tells all other tabs of this page. */
export function postToTabs(message: TabMessage): void {
  // Spread, for the linter takes it for the method of a window, which has a second argument.
  openChannel().postMessage(...([message] as const));
}

/** Hears what other tabs of this page tell. */
export function onTabMessage(listener: (message: TabMessage) => void): void {
  openChannel().addEventListener('message', (event: MessageEvent<TabMessage>) => {
    listener(event.data);
  });
}
