import { useEffect } from 'react';
import { limitRepeats } from './limit-repeats.ts';
import { ownsKey, stepOfKey } from './move-place.ts';
import { step } from './step-rows.ts';

/** Keys of the whole screen: next and previous row, and `/` for the search. Dead in text fields and dialogs. */
export function useRowKeys(focusSearch: () => void): void {
  useEffect(() => {
    const isDue = limitRepeats();
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (ownsKey(event.target, event.key)) return;
      const by = stepOfKey(event.key);
      if (by !== undefined && isDue(event)) void step(by);
      if (event.key !== '/') return;
      event.preventDefault();
      focusSearch();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [focusSearch]);
}
