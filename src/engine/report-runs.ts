import { countPairsByGroup, type PairTally } from '../core/runs/compare-runs.ts';
import { findBest } from '../core/runs/find-best.ts';
import { type Measure, MEASURES } from '../core/runs/measures.ts';
import type { BestRuns } from '../core/runs/runs-table.ts';
import { listDomains } from '../core/runs/share.ts';
import type { PairCounts } from '../core/stats/paired-difference.ts';
import type { MeasuredRun, RunsReport } from './compare-types.ts';
import type { DecisionBook } from './decision-book.ts';
import { joinPair } from './join-pair.ts';
import type { LoadedRun } from './loaded-run.ts';
import { measureRun } from './measure-run.ts';
import { listVerdicts } from './measure-verdicts.ts';
import type { Rest } from './pace-work.ts';
import { prepareRows } from './prepare-run.ts';

type Measured = Partial<Record<Measure, MeasuredRun>>;

/** Measures in which a run may have verdicts on some rows alone, chosen in a way that tells on them. */
const SELECTIVE: ReadonlySet<Measure> = new Set(['judge', 'review']);

/** Some runs by every measure, in slices. */
export async function reportRuns(
  runs: readonly LoadedRun[],
  seeds: Readonly<Record<string, number>>,
  book: DecisionBook,
  rest: Rest,
): Promise<RunsReport> {
  const domains = listDomains(runs.map(({ run }) => run.domains));
  const measured: Measured[] = [];
  for (const loaded of runs) {
    const prepared = await prepareRows(loaded, book);
    const seed = seeds[loaded.run.key] ?? 0;
    const ofRun: Measured = {};
    for (const measure of MEASURES) {
      const found = await measureRun(measure, { loaded, prepared, book, seed, domains, rest });
      if (found) ofRun[measure] = found;
      await rest();
    }
    measured.push(ofRun);
  }
  const best = (measure: Measure) => findBestRuns(runs, measured, measure, domains, rest);
  return {
    domains,
    runs: runs.map(({ run, table }, place) => ({
      run: run.key,
      rows: table.rows,
      measures: measured[place] ?? {},
    })),
    best: {
      exact: await best('exact'),
      overlap: await best('overlap'),
      judge: await best('judge'),
      review: await best('review'),
    },
  };
}

/** The best run over all rows and in each domain, where the paired test supports that there is one. */
async function findBestRuns(
  runs: readonly LoadedRun[],
  measured: readonly Measured[],
  measure: Measure,
  domains: readonly string[],
  rest: Rest,
): Promise<BestRuns> {
  const taking = [...runs.keys()].filter((place) => measured[place]?.[measure]);
  if (taking.length < 2) return { micro: undefined, domains: domains.map(() => undefined) };
  const verdicts = runs.map((loaded) => listVerdicts(loaded, measure));
  const groupOf = runs.map((loaded) => listGroups(loaded, domains));
  const pairs = new Map<string, PairTally[]>();
  for (const b of taking)
    for (const a of taking) {
      const [first, second] = [runs[a], runs[b]];
      if (a >= b || !first || !second) continue;
      const join = await joinPair(first, second, rest);
      const groups = { groupOf: groupOf[a] ?? [], groups: domains.length };
      pairs.set(
        nameOf(a, b),
        countPairsByGroup(join, verdicts[a] ?? [], verdicts[b] ?? [], groups),
      );
      await rest();
    }
  const isUsable = ({ unscored }: PairTally) => unscored === 0 || !SELECTIVE.has(measure);
  const micros = measured.map((ofRun) => ofRun[measure]?.shares.micro?.percent);
  const micro = findBest(micros, (a, b) => {
    const tally = (pairs.get(nameOf(a, b)) ?? []).reduce(addPairs, NO_PAIRS);
    return isUsable(tally) ? tally : undefined;
  });
  const ofDomains = domains.map((_, domain) =>
    findBest(
      measured.map((ofRun) => ofRun[measure]?.shares.domains[domain]?.percent),
      (a, b) => {
        const tally = pairs.get(nameOf(a, b))?.[domain];
        return tally && isUsable(tally) ? tally : undefined;
      },
    ),
  );
  return { micro, domains: ofDomains };
}

function nameOf(a: number, b: number): string {
  return `${a} ${b}`;
}

/** The place of each row's domain among these names, which are those of all runs. */
function listGroups({ run, table }: LoadedRun, names: readonly string[]): Uint32Array {
  const places = new Map(names.map((name, place) => [name, place]));
  const groups = run.domains.map(({ domain }) => places.get(domain) ?? 0);
  const listed = new Uint32Array(table.rows);
  for (let row = 0; row < listed.length; row++) listed[row] = groups[table.domain(row)] ?? 0;
  return listed;
}

const NO_PAIRS: PairTally = { both: 0, firstOnly: 0, secondOnly: 0, neither: 0, unscored: 0 };

function addPairs(a: PairTally, b: PairTally): PairTally {
  const counts: PairCounts = {
    both: a.both + b.both,
    firstOnly: a.firstOnly + b.firstOnly,
    secondOnly: a.secondOnly + b.secondOnly,
    neither: a.neither + b.neither,
  };
  return { ...counts, unscored: a.unscored + b.unscored };
}
