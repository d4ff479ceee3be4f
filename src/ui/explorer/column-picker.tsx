import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Popover } from '@mantine/core';
import { Columns3 } from 'lucide-react';
import { useNewestRoute } from '../route.ts';
import type { ColumnChoice } from './list-columns.ts';
import classes from './explorer.module.css';

interface Props {
  choices: ColumnChoice[];
  shown: ColumnChoice[];
  /** Takes the ids of the chosen columns; none means the usual ones. */
  onChoose: (ids: string[]) => void;
}

/** Chooses the table's columns among roles, verdicts and the files' own. */
export function ColumnPicker({ choices, shown, onChoose }: Props) {
  const { columns } = useNewestRoute();
  // None means the usual ones, which follow from what is shown.
  const named = columns.length > 0 ? choices.filter(({ id }) => columns.includes(id)) : shown;
  const ids = named.map(({ id }) => id);
  const toggle = (id: ColumnChoice['id']) =>
    onChoose(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
  return (
    <Popover position="bottom-end" trapFocus returnFocus>
      <Popover.Target>
        <Button size="xs" variant="default" leftSection={<Columns3 size={14} aria-hidden="true" />}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.picker}>
        {choices.map(({ id, name }) => (
          <Checkbox
            key={id}
            size="xs"
            label={<bdi>{name}</bdi>}
            checked={ids.includes(id)}
            disabled={ids.length === 1 && ids.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
        <Button size="compact-xs" variant="subtle" onClick={() => onChoose([])}>
          Usual columns
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
