import { useEffect, useState } from 'react';
import { isTyping } from '../parts/is-typing.ts';
import type { Overlay } from '../parts/open-overlay.ts';

const DIALOGS = '[role="dialog"], dialog[open]';

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat'>;

/** Which overlay a key press asks for, wherever the focus is that has no use of its own for it. */
function overlayOfKey(press: Press, focused: Element | null): Overlay | undefined {
  const { key, ctrlKey, metaKey, altKey, repeat } = press;
  if (altKey || repeat) return undefined;
  if (ctrlKey || metaKey) {
    const isOpen = document.querySelector(DIALOGS) !== null;
    return key.toLowerCase() === 'k' && !isOpen ? 'palette' : undefined;
  }
  return key === '?' && !isTyping(focused) ? 'keys' : undefined;
}

/** What lies over the screen, opened by its key or by `open`, one at a time. */
export function useOverlay(): [Overlay | undefined, (overlay: Overlay | undefined) => void] {
  const [overlay, setOverlay] = useState<Overlay>();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const asked = overlayOfKey(event, document.activeElement);
      if (asked === 'keys')
        // Last of all that listen: a review has a use of its own for the key.
        setTimeout(() => event.defaultPrevented || setOverlay('keys'));
      if (asked !== 'palette') return;
      event.preventDefault();
      setOverlay('palette');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return [overlay, setOverlay];
}
