import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { readNumber, type NumberRange } from './read-number.ts';

interface Props {
  label: string;
  description?: string;
  value: number | undefined;
  range: NumberRange;
  /** What stands for an empty field; without it an empty field is a mistake. */
  empty?: string;
  onChange: (value: number | undefined) => void;
}

/** A field for a figure. What does not fit is said, stays in the field, and changes nothing. */
export function NumberField({ label, description, value, range, empty, onChange }: Props) {
  // Only while it says something else than the value: a text that is no number, `0.` on the way to `0.5`.
  const [typed, setTyped] = useState<string>();
  const read = readNumber(typed ?? String(value ?? ''), range);
  const isMissing = empty === undefined && 'value' in read && read.value === undefined;
  const problem = 'problem' in read ? read.problem : isMissing && 'A number is needed.';
  return (
    <TextInput
      size="xs"
      label={label}
      description={description}
      inputMode={range.fractions ? 'decimal' : 'numeric'}
      autoComplete="off"
      placeholder={empty}
      value={typed ?? String(value ?? '')}
      error={problem || undefined}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = readNumber(currentTarget.value, range);
        if ('problem' in next || (next.value === undefined && empty === undefined)) return;
        onChange(next.value);
      }}
      onBlur={() => !problem && setTyped(undefined)}
    />
  );
}
