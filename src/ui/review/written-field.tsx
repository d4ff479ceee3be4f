import '@mantine/core/styles/Input.layer.css';
import { Button, Textarea } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import classes from './row-card.module.css';

interface Props {
  label: string;
  description: string;
  /** What was written before. */
  value: string;
  onSave: (text: string) => void;
  onLeave: () => void;
  children?: ReactNode;
}

/** A field for what a reviewer writes of a row: Enter saves, Esc leaves it as it was. */
export function WrittenField({ label, description, value, onSave, onLeave, children }: Props) {
  const [text, setText] = useState(value);
  return (
    <form
      className={classes.field}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(text);
      }}
    >
      <Textarea
        label={label}
        description={description}
        rows={2}
        dir="auto"
        ref={focusField}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          // While a script is composed (Japanese, Hindi), Enter ends the composition.
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onLeave();
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          onSave(text);
        }}
      />
      <div className={classes.buttons}>
        <Button type="submit" size="compact-sm">
          Save
        </Button>
        <Button size="compact-sm" variant="default" onClick={onLeave}>
          Leave
        </Button>
        {children}
      </div>
    </form>
  );
}

/** The field was asked for, by a key or a button. */
function focusField(field: HTMLTextAreaElement | null): void {
  field?.focus();
}
