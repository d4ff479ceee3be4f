import { FINDING_BIT, FINDINGS } from '../core/findings.ts';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { emptyTally } from '../core/summary.ts';
import type { Facets, RowFilter } from './api.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import type { Numbering } from './numbering.ts';
import { paceWork, type Signal } from './pace-work.ts';

/** Rows looked at between two looks at the clock. */
const SLICE_ROWS = 2048;
/** More domains than anybody looks through would only hold up the page. */
const LISTED_DOMAINS = 1000;

/** One bit per part of a filter that has choices to count. */
const PART = { run: 1, bucket: 2, domain: 4, credit: 8, finding: 16 } as const;

/** A filter made ready for rows of one run: what passes, by place. */
interface Sieve {
  runFails: number;
  bucketFails: number[];
  creditFails: number[];
  domainFails: number[];
  findingBit: number;
  /** Lower-cased; empty where nothing is searched for. */
  needle: string;
}

/** Rows per choice, by place. */
interface Counts {
  runs: number[];
  buckets: number[];
  credits: number[];
  findings: number[];
  domains: Map<string, number>;
}

/**
 * Numbers of the rows that a filter keeps, in file order, with the facets: a row counts for a choice of
 * one part if every other part of the filter holds. Throws `cancelled` at its next slice.
 */
export async function filterRows(
  numbering: Numbering,
  filter: RowFilter,
  signal: Signal,
): Promise<{ numbers: Uint32Array; facets: Facets }> {
  const rest = paceWork(signal);
  const numbers = new Uint32Array(numbering.total);
  const counts = emptyCounts(numbering.runs.length);
  let found = 0;
  for (const [place, loaded] of numbering.runs.entries()) {
    const sieve = makeSieve(loaded, filter);
    const domains = loaded.run.domains.map(() => 0);
    for (let from = 0; from < loaded.table.rows; from += SLICE_ROWS) {
      const to = Math.min(from + SLICE_ROWS, loaded.table.rows);
      const start = numbering.startOf(place);
      for (let row = from; row < to; row++) {
        if (siftRow(loaded, row, sieve, counts, place, domains)) numbers[found++] = start + row;
      }
      await rest();
    }
    addDomains(counts.domains, loaded, domains);
  }
  return { numbers: numbers.slice(0, found), facets: toFacets(numbering, counts, filter) };
}

function makeSieve({ run }: LoadedRun, filter: RowFilter): Sieve {
  const names = run.domains.map(({ domain }) => domain);
  return {
    runFails: !filter.runs || filter.runs.includes(run.key) ? 0 : PART.run,
    bucketFails: markFailing(filter.buckets, BUCKETS, PART.bucket),
    creditFails: markFailing(filter.credits, CREDITS, PART.credit),
    domainFails: markFailing(filter.domains, names, PART.domain),
    findingBit: filter.finding ? FINDING_BIT[filter.finding] : 0,
    needle: filter.search?.toLowerCase() ?? '',
  };
}

/** For each choice of a part, the part's bit where the filter does not name it. */
function markFailing<T>(
  chosen: readonly T[] | undefined,
  choices: readonly T[],
  part: number,
): number[] {
  return choices.map((choice) => (!chosen || chosen.includes(choice) ? 0 : part));
}

/** Counts a row for the facets that it belongs to; whether the whole filter keeps it. */
function siftRow(
  loaded: LoadedRun,
  row: number,
  sieve: Sieve,
  counts: Counts,
  run: number,
  domains: number[],
): boolean {
  const { table } = loaded;
  const bucket = table.bucket(row);
  const credit = table.credit(row);
  const domain = table.domain(row);
  const findings = table.findings(row);
  const fails =
    sieve.runFails |
    (sieve.bucketFails[bucket] ?? 0) |
    (sieve.creditFails[credit] ?? 0) |
    (sieve.domainFails[domain] ?? 0) |
    (sieve.findingBit !== 0 && (findings & sieve.findingBit) === 0 ? PART.finding : 0);
  // A row that two parts refuse counts for no choice of either.
  if ((fails & (fails - 1)) !== 0) return false;
  if (sieve.needle !== '' && !holdsText(loaded, row, sieve.needle)) return false;
  if ((fails & ~PART.run) === 0) addOne(counts.runs, run);
  if ((fails & ~PART.bucket) === 0) addOne(counts.buckets, bucket);
  if ((fails & ~PART.credit) === 0) addOne(counts.credits, credit);
  if ((fails & ~PART.domain) === 0) addOne(domains, domain);
  if ((fails & ~PART.finding) === 0) {
    for (let place = 0, bits = findings; bits !== 0; place++, bits >>= 1)
      if (bits & 1) addOne(counts.findings, place);
  }
  return fails === 0;
}

function addOne(counts: number[], place: number): void {
  counts[place] = (counts[place] ?? 0) + 1;
}

function holdsText(loaded: LoadedRun, row: number, needle: string): boolean {
  return (
    textOf(loaded, row, 'question').toLowerCase().includes(needle) ||
    textOf(loaded, row, 'golden').toLowerCase().includes(needle) ||
    textOf(loaded, row, 'response').toLowerCase().includes(needle)
  );
}

function emptyCounts(runs: number): Counts {
  return {
    runs: Array.from({ length: runs }, () => 0),
    buckets: BUCKETS.map(() => 0),
    credits: CREDITS.map(() => 0),
    findings: FINDINGS.map(() => 0),
    domains: new Map(),
  };
}

/** Domains of the same name in several runs are one choice. */
function addDomains(counts: Map<string, number>, { run }: LoadedRun, rows: number[]): void {
  for (const [place, { domain }] of run.domains.entries())
    counts.set(domain, (counts.get(domain) ?? 0) + (rows[place] ?? 0));
}

function toFacets({ runs }: Numbering, counts: Counts, filter: RowFilter): Facets {
  const domains = listDomains(counts.domains, new Set(filter.domains));
  return {
    runs: Object.fromEntries(runs.map(({ run }, place) => [run.key, counts.runs[place] ?? 0])),
    buckets: fillCounts(emptyTally().buckets, BUCKETS, counts.buckets),
    credits: fillCounts(
      { none: 0, under_half: 0, half_or_more: 0, all: 0, no_golden_words: 0 },
      CREDITS,
      counts.credits,
    ),
    findings: fillCounts({ ...FINDING_BIT }, FINDINGS, counts.findings),
    domains,
    otherDomains: counts.domains.size - domains.length,
  };
}

function listDomains(counts: Map<string, number>, chosen: Set<string>): Facets['domains'] {
  return [...counts]
    .map(([domain, rows]) => ({ domain, rows }))
    .sort((a, b) => b.rows - a.rows)
    .filter(({ domain }, place) => place < LISTED_DOMAINS || chosen.has(domain));
}

/** A record of counts by choice, from counts by place; `record` gives the choices, whatever its values. */
function fillCounts<Choice extends string>(
  record: Record<Choice, number>,
  choices: readonly Choice[],
  counts: number[],
): Record<Choice, number> {
  for (const [place, choice] of choices.entries()) record[choice] = counts[place] ?? 0;
  return record;
}
