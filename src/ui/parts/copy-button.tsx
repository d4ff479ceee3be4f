import { Button, VisuallyHidden, type ButtonProps } from '@mantine/core';
import { useEffect, useState } from 'react';
import { copyText } from './copy-text.ts';

const SHOWN_MS = 2000;
const SAID = { copied: 'Copied', failed: 'Not copied: the browser refused' };

/** Copies what `text` returns when it is pressed, and says so on the button and to screen readers. */
export function CopyButton({
  label,
  text,
  ...button
}: { label: string; text: () => string } & ButtonProps) {
  const [said, setSaid] = useState<keyof typeof SAID>();
  useEffect(() => {
    if (said === undefined) return undefined;
    const timer = setTimeout(() => setSaid(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const copy = async () => setSaid((await copyText(text())) ? 'copied' : 'failed');
  return (
    <>
      <Button size="compact-sm" variant="default" {...button} onClick={() => void copy()}>
        {said ? SAID[said] : label}
      </Button>
      <VisuallyHidden component="output">{said && `${label}: ${SAID[said]}`}</VisuallyHidden>
    </>
  );
}
