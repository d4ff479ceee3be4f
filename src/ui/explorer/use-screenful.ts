import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { readScreenful, type Screenful } from './row-track.ts';

/**
 * What an element shows that scrolls through rows of one height; nothing until it is laid out. Drawn in the very frame
 * that scrolls. A library would measure each of many thousand rows anew with every view.
 */
export function useScreenful(scroller: RefObject<HTMLElement | null>): Screenful {
  const [screen, setScreen] = useState<Screenful>({ scrolled: 0, height: 0 });
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const read = () =>
      setScreen((before) => {
        const { scrolled, height } = readScreenful(element);
        const top = Math.floor(scrolled);
        const isSame = before.scrolled === top && before.height === height;
        return isSame ? before : { scrolled: top, height };
      });
    const readAtOnce = () => flushSync(read);
    const observer = new ResizeObserver(read);
    observer.observe(element);
    element.addEventListener('scroll', readAtOnce, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', readAtOnce);
    };
  }, [scroller]);
  return screen;
}
