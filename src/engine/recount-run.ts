import type { DomainTally, Tally } from '../core/model.ts';
import { addToTally, emptyTally } from '../core/summary.ts';
import { goldenOf } from './golden-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { flagsOf } from './scored-rows.ts';

/** The tallies of a run whose rows are scored against other answers than before. */
export function recountRun(loaded: LoadedRun): { tally: Tally; domains: DomainTally[] } {
  const { run, table } = loaded;
  const tally = emptyTally();
  const domains = run.domains.map(({ domain }) => ({ domain, tally: emptyTally() }));
  for (let row = 0; row < table.rows; row++) {
    const score = table.score(row);
    const emptyGolden = score.totalWords === 0 && goldenOf(loaded, row) === '';
    const flags = { ...flagsOf(table.findings(row)), emptyGolden };
    addToTally(tally, score, flags);
    const ofDomain = domains[table.domain(row)];
    if (ofDomain) addToTally(ofDomain.tally, score, flags);
  }
  return { tally, domains };
}

/** Forgets what was found from the golden answers, whole. */
export function dropScored(loaded: LoadedRun): void {
  delete loaded.rag;
  delete loaded.whatIfs;
  delete loaded.squad;
}
