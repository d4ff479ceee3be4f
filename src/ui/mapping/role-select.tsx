import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { REQUIRED_ROLES, ROLE_LABELS, type Role } from '../../core/columns.ts';

const WITHOUT: Record<Role, string> = {
  golden: 'Needed: what the response is compared with.',
  response: 'Needed: what the model said.',
  question: 'Optional: without it, rows show no question, and duplicates are not looked for.',
  domain: 'Optional: without it, all rows are one domain, All.',
  human_verdict: 'Correct or incorrect, by people: can be loaded as a review.',
  judge_verdict: 'Correct or incorrect, by an LLM: makes the estimate sharper.',
  context: 'The chunks that were retrieved: what quoted sources are looked up in.',
  expected_score: 'What source return should give, from 0 to 1: checks the score itself.',
  ideal_length: 'Concise or detailed: what the length check of a judge is told.',
  model: 'Which model gave the response: a file with several splits into runs.',
  language: 'Which language the row is in: a file with several splits into runs.',
};

/** One role's column, searched by typing. */
export function RoleSelect({
  role,
  columns,
  chosen,
  candidates,
  isFirst,
  onChoose,
}: {
  role: Role;
  columns: string[];
  chosen: number | undefined;
  /** Columns that could equally well be meant. */
  candidates: number[];
  /** Has the focus when the question appears. */
  isFirst: boolean;
  onChoose: (column: number | undefined) => void;
}) {
  const required = REQUIRED_ROLES.some((one) => one === role);
  const doubt = candidates.map((column) => columns[column]).join(', ');
  return (
    <Select
      label={ROLE_LABELS[role]}
      description={doubt ? `Could be: ${doubt}. ${WITHOUT[role]}` : WITHOUT[role]}
      placeholder={required ? 'Choose a column' : 'No column'}
      required={required}
      clearable={!required}
      allowDeselect={!required}
      searchable
      openOnFocus={false}
      // Inside the dialog: what stands outside of it is hidden from screen readers.
      comboboxProps={{ withinPortal: false }}
      data-autofocus={isFirst || undefined}
      nothingFoundMessage="No such column"
      data={columns.map((label, column) => ({ value: String(column), label }))}
      value={chosen === undefined ? null : String(chosen)}
      onChange={(value) => onChoose(value === null ? undefined : Number(value))}
    />
  );
}
