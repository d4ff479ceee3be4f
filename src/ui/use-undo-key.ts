import { useEffect } from 'react';
import { takeUndo, tellUndo, type UndoOffer, useUndoOffer } from '../stores/undo-offer.ts';
import { useReviews } from '../stores/review-state.ts';
import { isTyping } from './parts/is-typing.ts';
import { currentRoute } from './route.ts';

/**
 * Ctrl+Z takes back what was done last, wherever no text is typed; in a review, only what is newer than its last step.
 * Where nothing tells any more what that is, the first press only does: newer work may stand in its place.
 */
export function useUndoKey(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isUndo(event) || event.defaultPrevented || isTyping(document.activeElement)) return;
      const { offers, isTold } = useUndoOffer.getState();
      const offer = offers.at(-1);
      if (!offer || isReviewNewer(offer)) return;
      // A review has a use of its own for the key.
      event.preventDefault();
      if (isTold) void takeUndo();
      else tellUndo();
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
function isReviewNewer({ at }: UndoOffer): boolean {
  if (currentRoute().screen !== 'review') return false;
  return Number.parseInt(useReviews.getState().steps.at(-1)?.id ?? '0', 10) > at;
}
