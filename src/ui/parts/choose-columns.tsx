import { Button } from '@mantine/core';
import { reviseMapping, type Run } from '../../stores/runs.ts';

/** Asks again which columns of a file are what, where one is missing that a screen needs; nothing of a run without its file. */
export function ChooseColumns({ run }: { run: Run }) {
  if (run.withoutTexts) return null;
  return (
    <Button
      size="compact-sm"
      variant="default"
      maw="100%"
      onClick={() => void reviseMapping(run.key)}
    >
      Choose the columns of&nbsp;<bdi>{run.part?.file.name ?? run.name}</bdi>
    </Button>
  );
}
