/** Rows of all these runs. */
export function sumRows(listed: readonly { run: { report: { rows: number } } }[]): number {
  return listed.reduce((sum, { run }) => sum + run.report.rows, 0);
}
