import { TextInput } from '@mantine/core';
import { useLayoutEffect, useRef, type ReactNode } from 'react';

interface Props {
  label: ReactNode;
  description?: ReactNode;
  type?: 'text' | 'password';
  value: string;
  onChange: (value: string) => void;
}

/** A field for what must be kept nowhere: React would write its value into the HTML, and with the page it would be saved. */
export function SecretField({ value, onChange, ...props }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (ref.current && ref.current.value !== value) ref.current.value = value;
  }, [value]);
  return (
    <TextInput
      ref={ref}
      size="xs"
      autoComplete="off"
      spellCheck={false}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...props}
    />
  );
}
