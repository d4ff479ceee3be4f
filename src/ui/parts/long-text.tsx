import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../../core/format.ts';
import { RowText } from './row-text.tsx';
import { cutText } from './cut-text.ts';

interface Props {
  text: string;
  className?: string;
  /** Draws the shown part of the text; without it the text stands as it is. */
  children?: (shown: string) => ReactNode;
}

/** A text of a row in full; a very long one is cut until the reader asks for the rest. */
export function LongText({ text, className, children }: Props) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? text : cutText(text);
  return (
    <>
      <RowText {...(className === undefined ? {} : { className })}>
        {children ? children(shown) : shown}
      </RowText>
      {shown.length < text.length && (
        <Button size="compact-xs" variant="default" onClick={() => setWhole(true)}>
          Show all {formatCount(text.length)} characters
        </Button>
      )}
    </>
  );
}
