import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Draws its children one after the other, a frame each, so that a long screen never holds up the page. Those that come
 * once all have had their turn are drawn at once.
 */
export function InTurn({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(1);
  const next = drawn + 1 > parts.length ? Infinity : drawn + 1;
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(next)));
    return () => cancelAnimationFrame(frame);
  }, [drawn, next]);
  return parts.slice(0, drawn);
}
