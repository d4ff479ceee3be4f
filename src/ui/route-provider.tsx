import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useHashLocation } from 'wouter/use-hash-location';
import { CurrentRoute, NewestRoute, parseRoute } from './route.ts';

/**
 * Gives all below it the route. Drawing what a new address shows is put off and done in steps, so that a large
 * screen does not hold up the page: what was on screen stays until its successor is whole.
 */
export function RouteProvider({ children }: { children: ReactNode }) {
  const [location] = useHashLocation();
  const route = useMemo(() => parseRoute(location), [location]);
  return (
    <NewestRoute value={route}>
      <CurrentRoute value={useDeferredValue(route)}>{children}</CurrentRoute>
    </NewestRoute>
  );
}
