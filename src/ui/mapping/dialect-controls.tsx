import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import type { Dialect } from '../../stores/runs.ts';
import { DELIMITER_LABELS, ENCODING_LABELS, ESCAPE_LABELS } from '../parts/dialect-labels.ts';
import classes from './mapping-dialog.module.css';

/** How the file is written, as detected; a change reads its head anew. */
export function DialectControls({
  dialect,
  onChange,
}: {
  dialect: Dialect;
  onChange: (change: Partial<Dialect>) => void;
}) {
  return (
    <div className={classes.dialect}>
      <Choice
        label="Encoding"
        labels={ENCODING_LABELS}
        value={dialect.encoding}
        onChoose={(encoding) => onChange({ encoding })}
      />
      <Choice
        label="Delimiter"
        labels={DELIMITER_LABELS}
        value={dialect.delimiter}
        onChoose={(delimiter) => onChange({ delimiter })}
      />
      <Choice
        label="Quotes inside quotes"
        labels={ESCAPE_LABELS}
        value={dialect.escape}
        onChoose={(escape) => onChange({ escape })}
      />
    </div>
  );
}

function Choice<T extends string>({
  label,
  labels,
  value,
  onChoose,
}: {
  label: string;
  labels: Record<T, string>;
  value: T;
  onChoose: (value: T) => void;
}) {
  return (
    <NativeSelect
      label={label}
      value={value}
      data={Object.entries<string>(labels).map(([key, text]) => ({ value: key, label: text }))}
      onChange={({ currentTarget }) => {
        if (isKeyOf(labels, currentTarget.value)) onChoose(currentTarget.value);
      }}
    />
  );
}

function isKeyOf<T extends string>(labels: Record<T, string>, text: string): text is T {
  return Object.hasOwn(labels, text);
}
