import { useEffect, useEffectEvent } from 'react';
import { isTyping } from '../parts/is-typing.ts';
import type { ReviewAction } from '../parts/review-keys.ts';
import { actionOfKey } from './key-action.ts';

/** The keys of the whole screen; dead while something is typed, or a dialog is open. */
export function useReviewKeys(act: (action: ReviewAction) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isTyping(document.activeElement)) return;
    const action = actionOfKey(event);
    if (!action) return;
    // Else the letter that opens a field would be the first one in it.
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
