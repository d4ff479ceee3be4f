import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { type RelaxationId, RELAXATIONS } from '../../core/what-if/relaxations.ts';
import classes from './what-if.module.css';

interface Props {
  chosen: readonly RelaxationId[];
  onChange: (chosen: RelaxationId[]) => void;
}

/** Every relaxation, to be chosen alone or together; in the order in which they are applied. */
export function RelaxationChoices({ chosen, onChange }: Props) {
  return (
    <fieldset className={classes.choices}>
      <legend>What if … any of these, together</legend>
      {RELAXATIONS.map(({ id, name, sentence }) => (
        <Checkbox
          key={id}
          size="xs"
          label={name}
          description={sentence}
          checked={chosen.includes(id)}
          onChange={() =>
            onChange(
              RELAXATIONS.map((one) => one.id).filter((one) =>
                one === id ? !chosen.includes(id) : chosen.includes(one),
              ),
            )
          }
        />
      ))}
    </fieldset>
  );
}
