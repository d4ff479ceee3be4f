import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SecretField } from './secret-field.tsx';
import classes from './endpoint-fields.module.css';

interface Props {
  headers: Readonly<Record<string, string>>;
  onChange: (headers: Record<string, string>) => void;
  onRemove: (name: string) => void;
}

/** Headers beside those that every request has, for a server that wants more; values are kept as the key is. */
export function HeaderFields({ headers, onChange, onRemove }: Props) {
  const [name, setName] = useState('');
  const [value, setValue] = useState('');
  const entries = Object.entries(headers);
  return (
    <details className={classes.more} open={entries.length > 0}>
      <summary>Extra headers{entries.length > 0 && ` (${entries.length})`}</summary>
      <p className={classes.quiet}>
        Sent with every request, to this endpoint alone. Values are treated as the key is.
      </p>
      <ul className={classes.headers}>
        {entries.map(([known, held]) => (
          <li key={known}>
            <SecretField
              label={known}
              value={held}
              onChange={(changed) => onChange({ ...headers, [known]: changed })}
            />
            <Button
              size="xs"
              variant="default"
              aria-label={`Remove the header ${known}`}
              onClick={() => onRemove(known)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={classes.headerForm}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim() === '') return;
          onChange({ ...headers, [name.trim()]: value });
          setName('');
          setValue('');
        }}
      >
        <TextInput
          size="xs"
          label="Name"
          autoComplete="off"
          spellCheck={false}
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <SecretField label="Value" value={value} onChange={setValue} />
        <Button type="submit" size="xs" variant="default">
          Add header
        </Button>
      </form>
    </details>
  );
}
