import { Button } from '@mantine/core';
import { useState } from 'react';
import { focusMain } from '../parts/focus-main.ts';

/** What cannot be undone asks once more, in place; leaving the button or Escape takes it back. */
export function ConfirmButton({
  label,
  name = label,
  question,
  onConfirm,
}: {
  label: string;
  /** For screen readers, where `label` alone does not say of what. */
  name?: string;
  question: string;
  onConfirm: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Button
      size="compact-sm"
      variant={isAsking ? 'filled' : 'subtle'}
      color={isAsking ? 'gold' : 'gray'}
      aria-label={isAsking ? `${name}: press again to confirm` : name}
      onBlur={() => setAsking(false)}
      onKeyDown={(event) => event.key === 'Escape' && setAsking(false)}
      onClick={() => {
        setAsking(!isAsking);
        if (!isAsking) return;
        onConfirm();
        focusMain();
      }}
    >
      {isAsking ? question : label}
    </Button>
  );
}
