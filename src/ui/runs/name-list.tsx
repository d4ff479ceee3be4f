import '@mantine/core/styles/Input.layer.css';
import { ActionIcon, TextInput } from '@mantine/core';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { focusMain } from '../parts/focus-main.ts';
import classes from './runs.module.css';

/** What a run is called, and what it is of. */
export interface RunLabels {
  key: string;
  name: string;
  language: string;
  model: string;
}

interface Props {
  runs: readonly RunLabels[];
  onLabel: (key: string, change: Partial<Omit<RunLabels, 'key'>>) => void;
  /** By one place, up or down. */
  onMove: (key: string, by: -1 | 1) => void;
  onRemove: (key: string) => void;
}

const FIELDS = [
  ['name', 'Name'],
  ['model', 'Model'],
  ['language', 'Language'],
] as const;

/** Names, models and languages of the runs, to be corrected; their order; and which leave the page. */
export function NameList({ runs, onLabel, onMove, onRemove }: Props) {
  return (
    <ol className={classes.names} aria-label="Names and order of the runs">
      {runs.map((run, place) => (
        <li key={run.key} className={classes.line}>
          {FIELDS.map(([field, label]) => (
            <LabelField
              key={`${field} ${run[field]}`}
              label={`${label} of ${run.name}`}
              shown={label}
              value={run[field]}
              onChange={(text) => onLabel(run.key, { [field]: text })}
            />
          ))}
          <div className={classes.buttons}>
            <ActionIcon
              variant="default"
              aria-label={`Move ${run.name} up`}
              aria-disabled={place === 0}
              onClick={() => place > 0 && onMove(run.key, -1)}
            >
              <ArrowUp size={14} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={`Move ${run.name} down`}
              aria-disabled={place === runs.length - 1}
              onClick={() => place < runs.length - 1 && onMove(run.key, 1)}
            >
              <ArrowDown size={14} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              variant="default"
              aria-label={`Take ${run.name} off the page`}
              onClick={() => {
                onRemove(run.key);
                focusMain();
              }}
            >
              <X size={14} aria-hidden="true" />
            </ActionIcon>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface FieldProps {
  label: string;
  shown: string;
  value: string;
  onChange: (text: string) => void;
}

/** Told when it is left or Enter is pressed, not at every key. */
function LabelField({ label, shown, value, onChange }: FieldProps) {
  const tell = (text: string) => {
    const trimmed = text.trim();
    if (trimmed !== value) onChange(trimmed);
  };
  return (
    <TextInput
      size="xs"
      label={shown}
      aria-label={label}
      dir="auto"
      defaultValue={value}
      onBlur={({ currentTarget }) => tell(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && tell(currentTarget.value)}
    />
  );
}
