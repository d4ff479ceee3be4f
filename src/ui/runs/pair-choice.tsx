import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { memo } from 'react';
import type { LabelledRun } from '../../stores/run-groups.ts';
import { patchRoute } from '../route.ts';
import classes from './runs.module.css';
import { MeasureSelect } from './measure-select.tsx';

interface Props {
  listed: readonly LabelledRun[];
  /** Keys of the runs that are compared. */
  first: string;
  second: string;
}

/** Chooses which two runs are compared, and by what. Not drawn anew while their figures come. */
export const PairChoice = memo(function PairChoice({ listed, first, second }: Props) {
  const runs = listed.map(({ run, name }) => ({ value: run.key, label: name }));
  return (
    <div className={classes.controls}>
      <NativeSelect
        size="xs"
        label="First"
        value={first}
        data={runs}
        onChange={({ currentTarget: { value } }) =>
          choose(value, value === second ? first : second)
        }
      />
      <NativeSelect
        size="xs"
        label="Second"
        value={second}
        data={runs}
        onChange={({ currentTarget: { value } }) => choose(value === first ? second : first, value)}
      />
      <MeasureSelect />
    </div>
  );
});

/** Choosing the other one changes places. */
function choose(first: string, second: string): void {
  patchRoute({ pair: [first, second] });
}
