import { usePrepared } from '../../stores/prepared.ts';

/** What is asked of a run here. */
export interface CountedRun {
  key: string;
  report: { rows: number };
}

/** How far the search for reasons is, in rows of all runs; undefined once every run is through. */
export function usePreparing(runs: CountedRun[]): { rows: number; total: number } | undefined {
  const { prepared, progress } = usePrepared();
  if (runs.every(({ key }) => prepared.has(key))) return undefined;
  const rowsOf = ({ key, report }: CountedRun) =>
    prepared.has(key) ? report.rows : (progress.get(key) ?? 0);
  return {
    rows: runs.reduce((sum, run) => sum + rowsOf(run), 0),
    total: runs.reduce((sum, run) => sum + run.report.rows, 0),
  };
}
