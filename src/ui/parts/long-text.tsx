import { Button } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatCount } from '../../core/format.ts';
import { RowText } from './row-text.tsx';
import { cutText } from '../../core/text/cut-text.ts';
import { SHOWN_TEXT } from './shown-text.ts';

interface Props {
  text: string;
  className?: string;
  /** Draws the shown part of the text; without it the text stands as it is. */
  children?: (shown: string) => ReactNode;
}

/** Characters added at a press, so that not even a file of one enormous cell freezes the page. */
const STEP = 1_000_000;

/** A text of a row in full; a very long one is cut until the reader asks for the rest. */
export function LongText({ text, className, children }: Props) {
  const [limit, setLimit] = useState(SHOWN_TEXT);
  const shown = cutText(text, limit);
  const count = formatCount(text.length);
  const isLastStep = text.length - limit <= STEP;
  return (
    <>
      <RowText {...(className === undefined ? {} : { className })}>
        {children ? children(shown) : shown}
      </RowText>
      {shown.length < text.length && (
        <Button size="compact-xs" variant="default" onClick={() => setLimit(limit + STEP)}>
          {isLastStep
            ? `Show all ${count} characters`
            : `Show ${formatCount(STEP)} more of ${count} characters`}
        </Button>
      )}
    </>
  );
}
