import { createContext, useContext } from 'react';

/** Filled by the app, which owns the one file field. */
export const PickFiles = createContext<() => void>(() => undefined);

/** Opens the browser's file dialog, several files at once; those chosen are loaded as if dropped. */
export function usePickFiles(): () => void {
  return useContext(PickFiles);
}
