import { NativeSelect } from '@mantine/core';
import type { Run } from '../../stores/runs.ts';

interface Props {
  runs: readonly Run[];
  run: Run;
  /** Why only one. */
  description: string;
  onChoose: (key: string) => void;
}

/** Chooses the one run that a screen is about. */
export function RunSelect({ runs, run, description, onChoose }: Props) {
  return (
    <NativeSelect
      label="Run"
      description={description}
      value={run.key}
      data={runs.map(({ key, name }) => ({ value: key, label: name }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  );
}
