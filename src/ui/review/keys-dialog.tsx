import { Button } from '@mantine/core';
import { useId } from 'react';
import { REVIEW_KEYS } from './key-action.ts';
import classes from './keys-dialog.module.css';

/** Every key of the screen. The browser's own dialog: Esc closes it and the focus goes back. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const title = useId();
  return (
    <dialog ref={openDialog} className={classes.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>Keys of a review</h2>
      <dl className={classes.keys}>
        {Object.entries(REVIEW_KEYS).map(([action, { keys, sentence }]) => (
          <div key={action}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
      <p>Keys of a decision do nothing while a text field has the focus; Esc leaves the field.</p>
      <form method="dialog">
        <Button type="submit" size="compact-sm" variant="default">
          Close
        </Button>
      </form>
    </dialog>
  );
}

function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
