import type { ComponentProps } from 'react';
import { useRemembered, type Remembered } from './use-remembered.ts';

interface Props extends Omit<ComponentProps<'details'>, 'open' | 'onToggle'> {
  /** By which it is remembered whether it is open: one for all places of its kind. */
  name: string;
  /** Open whatever is remembered, as something in it has to be seen. */
  isForced?: boolean;
}

/** What folds away, open or not as it was left. */
export function Fold({ name, isForced = false, ...others }: Props) {
  const [isOpen, setOpen] = useRemembered(foldChoice(name));
  return (
    <details
      {...others}
      open={isForced || isOpen}
      onToggle={({ currentTarget, target }) => {
        // The toggles of folds inside come by as well.
        if (!isForced && target === currentTarget && currentTarget.open !== isOpen)
          setOpen(currentTarget.open);
      }}
    />
  );
}

/** Whether something is open. */
export function foldChoice(name: string): Remembered<boolean> {
  return {
    name: `fold.${name}`,
    usual: false,
    read: (text) => text === 'open',
    write: (isOpen) => (isOpen ? 'open' : 'closed'),
  };
}
