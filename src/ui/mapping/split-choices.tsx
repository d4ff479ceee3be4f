import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { Checkbox, MultiSelect } from '@mantine/core';
import { ROLE_LABELS, type Mapping } from '../../core/columns.ts';
import type { SplitChoice } from '../../stores/runs.ts';
import classes from './mapping-dialog.module.css';

interface Props {
  columns: string[];
  mapping: Mapping;
  split: SplitChoice;
  onChange: (split: SplitChoice) => void;
}

const SPLITTING = ['model', 'language'] as const;

/** Which runs the file holds: one, or one for each model, language or column of responses. */
export function SplitChoices({ columns, mapping, split, onChange }: Props) {
  const { by, responses } = split;
  const others = columns
    .map((label, column) => ({ value: String(column), label }))
    .filter((_, column) => column !== mapping.response && column !== mapping.golden);
  return (
    <details className={classes.also}>
      <summary>Runs in this file: {saySplit(split, columns, mapping)}</summary>
      <div className={classes.split}>
        {SPLITTING.map((role) => {
          const column = mapping[role];
          if (column === undefined) return null;
          return (
            <Checkbox
              key={role}
              size="xs"
              label={`Each ${role} of the column ${columns[column] ?? ''} is a run of its own`}
              checked={by.includes(role)}
              onChange={({ currentTarget: { checked } }) =>
                onChange({
                  by: SPLITTING.filter((one) => (one === role ? checked : by.includes(one))),
                  responses,
                })
              }
            />
          );
        })}
        {SPLITTING.every((role) => mapping[role] === undefined) && (
          <span>
            To split by a column, choose it above as {ROLE_LABELS.model} or {ROLE_LABELS.language}.
          </span>
        )}
        <MultiSelect
          label="Further columns of responses"
          description="Each makes a run of its own, named after its column."
          data={others}
          value={responses.map(String)}
          searchable
          openOnFocus={false}
          comboboxProps={{ withinPortal: false }}
          nothingFoundMessage="No such column"
          onChange={(values) => onChange({ by, responses: values.map(Number) })}
        />
      </div>
    </details>
  );
}

function saySplit({ by, responses }: SplitChoice, columns: string[], mapping: Mapping): string {
  const parts = [
    ...by.map((role) => `one for each ${role}`),
    ...(responses.length > 0
      ? [
          `one for each of ${[mapping.response, ...responses]
            .map((column) => (column === undefined ? '' : columns[column]))
            .join(', ')}`,
        ]
      : []),
  ];
  return parts.join(', and ') || 'one';
}
