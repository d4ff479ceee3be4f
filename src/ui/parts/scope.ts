import { addTallies, emptyTally, mergeDomains } from '../../core/summary.ts';
import type { DomainTally, Tally } from '../../core/model.ts';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';

/** What the sums need of a run. */
type Summed = Pick<Run, 'key' | 'tally' | 'domains'>;

/** The runs that the overview speaks of, summed. */
export interface Scope<R extends Summed> {
  runs: R[];
  tally: Tally;
  /** Most rows first; those with equally many in order of first appearance. */
  domains: DomainTally[];
  /** Part of every link from here to rows: the chosen runs, or nothing where all are meant. */
  filter: Pick<RowFilter, 'runs'>;
}

/** Sums the chosen runs. Keys of runs that are not loaded are passed over; none left means all runs. */
export function findScope<R extends Summed>(loaded: R[], keys: string[] | undefined): Scope<R> {
  const chosen = loaded.filter((run) => keys?.includes(run.key));
  const runs = chosen.length > 0 ? chosen : loaded;
  return {
    runs,
    tally: runs.reduce((sum, run) => addTallies(sum, run.tally), emptyTally()),
    domains: mergeDomains(runs.map((run) => run.domains)).sort(
      (a, b) => b.tally.rows - a.tally.rows,
    ),
    filter: runs.length < loaded.length ? { runs: runs.map((run) => run.key) } : {},
  };
}
