import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, type ReactNode } from 'react';

let isFirstScreen = true;

/**
 * The one `h1` of a screen. Names the document and, when one arrives by navigation, takes the focus,
 * so that a screen reader says where one is. `hidden` keeps it for screen readers alone.
 */
export function ScreenHeading({
  title,
  hidden = false,
  children,
}: {
  title: string;
  hidden?: boolean;
  children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Touchstone`;
    const isFirst = isFirstScreen;
    isFirstScreen = false;
    if (isFirst) return undefined;
    // To take the focus lays the screen out: not in the task that drew it.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, [title]);

  const element = (
    <h1 ref={heading} tabIndex={-1}>
      {children ?? title}
    </h1>
  );
  return hidden ? <VisuallyHidden component="div">{element}</VisuallyHidden> : element;
}
