import { NativeSelect } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import type { Run } from '../../stores/runs.ts';

interface Props {
  runs: Run[];
  /** Key of the one run that is shown; undefined for all. */
  chosen: string | undefined;
  onChoose: (run: string | undefined) => void;
}

/** Chooses whether the overview speaks of all files or of one. */
export function ScopeSelect({ runs, chosen, onChoose }: Props) {
  const all = runs.reduce((rows, run) => rows + run.tally.rows, 0);
  return (
    <NativeSelect
      label="Show"
      value={chosen ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value || undefined)}
      data={[
        { value: '', label: `All ${runs.length} files · ${formatCount(all)} rows` },
        ...runs.map(({ key, name, tally }) => ({
          value: key,
          label: `${name} · ${formatCount(tally.rows)} rows`,
        })),
      ]}
      maw={480}
    />
  );
}
