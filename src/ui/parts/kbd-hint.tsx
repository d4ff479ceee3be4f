import classes from './kbd-hint.module.css';

/** A key printed on its button. Screen readers hear the button's `aria-keyshortcuts` instead. */
export function KbdHint({ children }: { children: string }) {
  return (
    <kbd className={classes.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
