import { useEffect } from 'react';
import { useProject } from '../stores/project-state.ts';
import { takeUndo, useUndoOffer } from '../stores/undo-offer.ts';
import { useReviews } from '../stores/review-state.ts';
import { isTyping } from './parts/is-typing.ts';
import { currentRoute } from './route.ts';
import { undoOpened } from './use-linked-runs.ts';

/** What can be taken back now, as a name for it and what does it; the steps of a review are not among it. */
export function findUndo(): { name: string; undo: () => void } | undefined {
  const { offer } = useUndoOffer.getState();
  const { opened } = useProject.getState();
  if (offer) return { name: offer.label, undo: () => void takeUndo() };
  return opened && { name: `the project ${opened.name}`, undo: () => void undoOpened(opened) };
}

/** Ctrl+Z takes back what is offered, wherever no text is typed; in a review, only what is newer than its last step. */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndo(event) || event.defaultPrevented || isTyping(document.activeElement)) return;
      const found = findUndo();
      if (!found || isReviewNewer()) return;
      // A review has a use of its own for the key.
      event.preventDefault();
      found.undo();
    };
    // Before those of the screens.
    window.addEventListener('keydown', onKey, { capture: true });
    return () => window.removeEventListener('keydown', onKey, { capture: true });
  }, []);
}

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'>;

function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey, repeat }: Press): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && key.toLowerCase() === 'z';
}

/** The id of a step begins with its time. */
function isReviewNewer(): boolean {
  if (currentRoute().screen !== 'review') return false;
  const step = Number.parseInt(useReviews.getState().steps.at(-1)?.id ?? '0', 10);
  return step > (useUndoOffer.getState().offer?.at ?? 0);
}
