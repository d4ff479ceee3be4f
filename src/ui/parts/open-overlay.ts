import { createContext, useContext } from 'react';

/** What may lie over any screen. */
export type Overlay = 'palette' | 'keys';

/** Filled by the app, which shows one at a time. */
export const OpenOverlay = createContext<(overlay: Overlay) => void>(() => undefined);

/** Opens the commands, or the keys of the screen. */
export function useOpenOverlay(): (overlay: Overlay) => void {
  return useContext(OpenOverlay);
}
