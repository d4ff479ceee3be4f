import type { RowFilter } from '../../stores/rows.ts';

/** The one run that a screen is about: the first that the link chooses, else the first of all. */
export function chooseRun<Run extends { key: string }>(
  { runs: chosen }: RowFilter,
  runs: Run[],
): Run | undefined {
  return runs.find(({ key }) => chosen?.includes(key)) ?? runs[0];
}
