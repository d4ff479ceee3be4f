import '@mantine/core/styles/Input.layer.css';
import { NativeSelect } from '@mantine/core';
import { countOf } from '../../core/format.ts';
import type { Run } from '../../stores/runs.ts';
import { useNewestRoute } from '../route.ts';
import { findScope } from './scope.ts';

interface Props {
  loaded: Run[];
  /** Takes the key of one run, or undefined for all. */
  onChoose: (run: string | undefined) => void;
}

const ALL = 'all';
const SOME = 'some';

/** Chooses whether the overview speaks of all files or of one. A link may also name some of them. */
export function ScopeSelect({ loaded, onChoose }: Props) {
  const { filter } = useNewestRoute();
  const shown = findScope(loaded, filter.runs).runs;
  const isAll = shown.length === loaded.length;
  const isSome = !isAll && shown.length > 1;
  const options = [
    { value: ALL, label: `All ${loaded.length} files · ${countRows(loaded)}` },
    ...(isSome
      ? [{ value: SOME, label: `${shown.length} of the files · ${countRows(shown)}` }]
      : []),
    ...loaded.map((run) => ({ value: run.key, label: `${run.name} · ${countRows([run])}` })),
  ];
  const one = shown.length === 1 ? shown[0]?.key : undefined;
  return (
    <NativeSelect
      label="Show"
      value={one ?? (isSome ? SOME : ALL)}
      onChange={({ currentTarget: { value } }) => {
        if (value !== SOME) onChoose(value === ALL ? undefined : value);
      }}
      data={options}
      maw={480}
    />
  );
}

function countRows(runs: Run[]): string {
  return countOf(
    runs.reduce((sum, run) => sum + run.tally.rows, 0),
    'row',
  );
}
