import { Button } from '@mantine/core';
import { useId } from 'react';
import type { Screen } from '../route.ts';
import { KEYS_EVERYWHERE, SCREEN_KEYS, type KeyHelp } from './screen-keys.ts';
import classes from './keys-dialog.module.css';

/** Every key of a screen. The browser's own dialog: Esc closes it and the focus goes back. */
export default function KeysDialog({ screen, onClose }: { screen: Screen; onClose: () => void }) {
  const title = useId();
  const own = SCREEN_KEYS[screen];
  return (
    <dialog ref={openDialog} className={classes.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{own?.title ?? 'Keys'}</h2>
      {own && (
        <>
          <KeyList keys={own.keys} />
          <h3>On every screen</h3>
        </>
      )}
      <KeyList keys={KEYS_EVERYWHERE} />
      <p>Single letters and signs do nothing while a text field has the focus.</p>
      <form method="dialog">
        <Button type="submit" size="compact-sm" variant="default">
          Close
        </Button>
      </form>
    </dialog>
  );
}

function KeyList({ keys }: { keys: readonly KeyHelp[] }) {
  return (
    <dl className={classes.keys}>
      {keys.map((help) => (
        <div key={help.sentence}>
          <dt>
            {help.keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dt>
          <dd>{help.sentence}</dd>
        </div>
      ))}
    </dl>
  );
}

function openDialog(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}
