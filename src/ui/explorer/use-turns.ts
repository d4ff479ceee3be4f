import { useCallback, useRef } from 'react';

type Call = () => Promise<void>;

/**
 * Makes calls at once, but one at a time: of those that come meanwhile the last alone is made, as a dragged scroll bar
 * passes many rows. A call's turn ends where it resolves: what it leaves running is in no turn. Calls must not reject.
 */
export function useTurns(): (call: Call) => Promise<void> {
  const turns = useRef<{ isTaken: boolean; next: Call | undefined }>({
    isTaken: false,
    next: undefined,
  });
  return useCallback(async (call) => {
    const { current } = turns;
    current.next = call;
    if (current.isTaken) return;
    current.isTaken = true;
    while (current.next) {
      const { next } = current;
      current.next = undefined;
      await next();
    }
    current.isTaken = false;
  }, []);
}
