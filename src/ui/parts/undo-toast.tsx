import { Button, CloseButton, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { hideUndo, takeUndo, useUndoOffer, type UndoOffer } from '../../stores/undo-offer.ts';
import { focusMain } from './focus-main.ts';
import { KbdHint } from './kbd-hint.tsx';
import classes from './undo-toast.module.css';

/** An offer is told of for so long while nobody is at it. */
const STANDS_MS = 60_000;

/** What was done last and can be taken back: said once, and there long enough to be reached by keyboard. */
export function UndoToast({ isReview }: { isReview: boolean }) {
  const { offers, isTold, undone } = useUndoOffer();
  const offer = isTold ? offers.at(-1) : undefined;
  return (
    // There before there is something to say, for else it is not said.
    <output className={classes.place} data-review={isReview}>
      {offer && <Offer key={offer.id} offer={offer} undone={undone} />}
      {undone && !offer && <VisuallyHidden>Undone: {undone.label}</VisuallyHidden>}
    </output>
  );
}

function Offer({ offer, undone }: { offer: UndoOffer; undone: UndoOffer | undefined }) {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(hideUndo, STANDS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  return (
    <div
      className={classes.offer}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={classes.label}>
        {undone && (
          <>
            Undone: <bdi dir="ltr">{undone.label}</bdi> Before that:{' '}
          </>
        )}
        <bdi dir="ltr">{offer.label}</bdi>
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-keyshortcuts="Control+Z Meta+Z"
        rightSection={<KbdHint>Ctrl+Z</KbdHint>}
        onClick={() => {
          void takeUndo();
          focusMain();
        }}
      >
        Undo
      </Button>
      <CloseButton
        aria-label="Dismiss: it is not undone"
        onClick={() => {
          hideUndo();
          focusMain();
        }}
      />
    </div>
  );
}
