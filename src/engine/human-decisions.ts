import {
  type Decision,
  emptyDecision,
  majorityVerdict,
  readVerdict,
  type ReviewVerdict,
} from '../core/review/decision.ts';
import { rowKey } from '../core/row-key.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';

/**
 * What the column of human verdicts says, as decisions of a reviewer named after it: picked by nobody, and of no
 * known time, so that any other decision of that reviewer is newer. Rows with one key have one decision, the
 * verdict of most of them. None where no column is mapped.
 */
export function listHumanDecisions(loaded: LoadedRun): Decision[] {
  const { run, table } = loaded;
  const column = run.mapping.human_verdict;
  if (column === undefined) return [];
  const byKey = new Map<string, ReviewVerdict[]>();
  for (let row = 0; row < table.rows; row++) {
    const verdict = readVerdict(table.cell(row, column));
    if (verdict === undefined) continue;
    const key = keyOfRow(loaded, row);
    const others = byKey.get(key);
    if (others) others.push(verdict);
    else byKey.set(key, [verdict]);
  }
  const reviewer = run.columns[column] ?? '';
  return Array.from(byKey, ([key, verdicts]) => ({
    ...emptyDecision(key, reviewer),
    verdict: majorityVerdict(verdicts),
  }));
}

/** A row's key, whether the run is prepared or not. */
export function keyOfRow(loaded: LoadedRun, row: number): string {
  const keys = loaded.prepared?.keys;
  if (keys && row < keys.rows) return keys.keyOf(row);
  return rowKey(
    textOf(loaded, row, 'question'),
    textOf(loaded, row, 'golden'),
    textOf(loaded, row, 'response'),
  );
}
