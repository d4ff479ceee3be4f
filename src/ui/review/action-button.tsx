import { Button } from '@mantine/core';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { KbdHint } from '../parts/kbd-hint.tsx';
import { REVIEW_KEYS, type ReviewAction } from '../parts/review-keys.ts';

/** A disabled button would drop the reader's focus, so it is only greyed. */
const GREYED = { 'data-disabled': true, 'aria-disabled': true } as const;

/** What a key does, as a button with the key printed on it. */
export function ActionButton({
  action,
  pressed,
  disabled = false,
  small = false,
  onAction,
  children,
}: {
  action: ReviewAction;
  /** Only for a button that stays down. */
  pressed?: boolean;
  disabled?: boolean;
  small?: boolean;
  onAction: (action: ReviewAction) => void;
  children: ReactNode;
}) {
  const { keys, sentence } = REVIEW_KEYS[action];
  const [key = ''] = keys;
  return (
    <Button
      size={small ? 'compact-sm' : 'sm'}
      variant={pressed ? 'filled' : 'default'}
      aria-pressed={pressed}
      aria-keyshortcuts={key}
      title={sentence}
      leftSection={pressed ? <Check size={14} aria-hidden="true" /> : undefined}
      rightSection={<KbdHint>{key}</KbdHint>}
      {...(disabled ? GREYED : {})}
      onClick={() => onAction(action)}
    >
      {children}
    </Button>
  );
}
