import { create } from 'zustand';

export interface NewVersionState {
  /** A newer build of the page is kept, and waits for a person's word. */
  isReady: boolean;
}

/** Whether a newer version of the page is there: for as long as the page is open. */
export const useNewVersion = create<NewVersionState>(() => ({ isReady: false }));

let registration: ServiceWorkerRegistration | undefined;

/**
 * Keeps the page for use without network, and looks for a newer version each time it is opened. Does nothing where
 * the browser has no service workers or does not let this page have one: it then needs the network as any page.
 */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    registration = await navigator.serviceWorker.register(
      new URL('service-worker.js', document.baseURI),
      { updateViaCache: 'none' },
    );
  } catch {
    return; // Storage is blocked, or the page is opened from disk.
  }
  tellWaiting();
  // A browser whose workers are blocked from outside, as by a test's driver, may register none and say nothing.
  registration?.addEventListener('updatefound', () => {
    registration?.installing?.addEventListener('statechange', tellWaiting);
  });
}

/** The first version ever waits for nobody, and is no news. */
function tellWaiting(): void {
  const isReady = Boolean(registration?.waiting && navigator.serviceWorker.controller);
  useNewVersion.setState({ isReady });
}

/** Puts the newer version in the place of this one, and opens the page anew: in other tabs too. */
export function takeNewVersion(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), {
    once: true,
  });
  registration?.waiting?.postMessage('take over');
}
