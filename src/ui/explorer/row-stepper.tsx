import { ActionIcon, Button } from '@mantine/core';
import { X } from 'lucide-react';
import { formatCount } from '../../core/format.ts';
import { KbdHint } from '../parts/kbd-hint.tsx';
import { step } from './step-rows.ts';
import classes from './row-pane.module.css';

/** Not disabled, for a disabled button would drop the reader's focus. */
const GREYED = { 'data-disabled': true, 'aria-disabled': true } as const;

interface Props {
  place: number;
  count: number;
  onClose: () => void;
}

/** Where the open row stands among those found, and the way to the next and the one before. */
export function RowStepper({ place, count, onClose }: Props) {
  const found = formatCount(count);
  const isFirst = place === 0 || count === 0;
  const isLast = place === count - 1 || count === 0;
  return (
    <div className={classes.stepper}>
      <span className={classes.place}>
        {place < 0 ? `not among the ${found} found` : `${formatCount(place + 1)} of ${found}`}
      </span>
      <Button
        size="compact-xs"
        variant="default"
        aria-keyshortcuts="k ArrowLeft"
        {...(isFirst ? GREYED : {})}
        rightSection={<KbdHint>k</KbdHint>}
        onClick={() => void step(-1)}
      >
        Previous
      </Button>
      <Button
        size="compact-xs"
        variant="default"
        aria-keyshortcuts="j ArrowRight"
        {...(isLast ? GREYED : {})}
        rightSection={<KbdHint>j</KbdHint>}
        onClick={() => void step(1)}
      >
        Next
      </Button>
      <ActionIcon size="sm" variant="subtle" aria-label="Close the row" onClick={onClose}>
        <X size={15} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}
