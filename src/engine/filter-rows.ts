import { FINDINGS } from '../core/findings.ts';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { RAG_CHOICES } from '../core/rag/rag-choices.ts';
import { JUDGE_CHOICES, REVIEW_CHOICES } from '../core/review/review-choices.ts';
import type { Facets, RowFilter } from './row-types.ts';
import type { ChosenRows } from './choose-rows.ts';
import { recordCounts } from './count-choices.ts';
import { REASON_IDS } from './count-prepared.ts';
import { hasJudge } from './judged-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import type { Numbering } from './numbering.ts';
import { paceWork, type Signal, visitRows } from './pace-work.ts';
import { type Counts, openSieve } from './sieve.ts';
import { JUDGE_VERDICTS } from './table.ts';

const NO_ROWS = new Uint8Array();
/** More domains than anybody looks through would only hold up the page. */
const LISTED_DOMAINS = 1000;

/**
 * Numbers of the rows that a filter keeps, in file order, with the facets: a row counts for a choice of
 * one part if every other part of the filter holds. Only rows of `chosen` are looked at, where it is given; `onFound`
 * hears, slice by slice, the rows found so far and how many were looked at. Throws `cancelled` at its next slice.
 */
export async function filterRows(
  numbering: Numbering,
  filter: RowFilter,
  signal: Signal,
  chosen?: ChosenRows,
  onFound?: (numbering: Numbering, numbers: Uint32Array, searched: number) => void,
): Promise<{ numbers: Uint32Array; facets: Facets }> {
  const rest = paceWork(signal);
  const numbers = new Uint32Array(numbering.total);
  const counts = emptyCounts(numbering.runs.length);
  const domains = new Map<string, number>();
  let found = 0;
  for (const [place, loaded] of numbering.runs.entries()) {
    const inDomains = new Uint32Array(loaded.run.domains.length);
    const keeps = openSieve(loaded, filter, counts, place, inDomains);
    const isChosen = chosen && (chosen.get(loaded) ?? NO_ROWS);
    const start = numbering.startOf(place);
    await visitRows(
      loaded.table.rows,
      rest,
      (row) => {
        if (isChosen && isChosen[row] !== 1) return;
        if (keeps(row)) numbers[found++] = start + row;
      },
      (rows) => onFound?.(numbering, numbers.subarray(0, found), start + rows),
    );
    addDomains(domains, loaded, inDomains);
  }
  return { numbers: numbers.slice(0, found), facets: toFacets(numbering, filter, counts, domains) };
}

function emptyCounts(runs: number): Counts {
  return {
    runs: new Uint32Array(runs),
    buckets: new Uint32Array(BUCKETS.length),
    credits: new Uint32Array(CREDITS.length),
    findings: new Uint32Array(FINDINGS.length),
    reasons: new Uint32Array(REASON_IDS.length),
    review: new Uint32Array(REVIEW_CHOICES.length),
    judge: new Uint32Array(JUDGE_VERDICTS.length),
    rag: new Uint32Array(RAG_CHOICES.length),
    typographic: 0,
  };
}

/** Domains of the same name in several runs are one choice. */
function addDomains(counts: Map<string, number>, { run }: LoadedRun, rows: Uint32Array): void {
  for (const [place, { domain }] of run.domains.entries())
    counts.set(domain, (counts.get(domain) ?? 0) + (rows[place] ?? 0));
}

function toFacets(
  { runs }: Numbering,
  filter: RowFilter,
  counts: Counts,
  inDomains: Map<string, number>,
): Facets {
  const inScope = runs.filter(({ run }) => !filter.runs || filter.runs.includes(run.key));
  const isPrepared = inScope.every(({ prepared }) => prepared?.done);
  const isJudged = inScope.some(hasJudge);
  const hasRag = inScope.length > 0 && inScope.every(({ rag }) => rag?.done);
  const domains = listDomains(inDomains, new Set(filter.domains));
  return {
    runs: Object.fromEntries(runs.map(({ run }, place) => [run.key, counts.runs[place] ?? 0])),
    buckets: recordCounts(BUCKETS, counts.buckets),
    credits: recordCounts(CREDITS, counts.credits),
    findings: recordCounts(FINDINGS, counts.findings),
    domains,
    otherDomains: inDomains.size - domains.length,
    reasons: isPrepared ? recordCounts(REASON_IDS, counts.reasons) : undefined,
    typographic: isPrepared ? counts.typographic : undefined,
    review: isPrepared ? recordCounts(REVIEW_CHOICES, counts.review) : undefined,
    judge: isJudged ? countJudged(counts) : undefined,
    rag: hasRag ? recordCounts(RAG_CHOICES, counts.rag) : undefined,
  };
}

function listDomains(counts: Map<string, number>, chosen: Set<string>): Facets['domains'] {
  return [...counts]
    .map(([domain, rows]) => ({ domain, rows }))
    .sort((a, b) => b.rows - a.rows)
    .filter(({ domain }, place) => place < LISTED_DOMAINS || chosen.has(domain));
}

function countJudged({ judge }: Counts): Facets['judge'] {
  const [none = 0, correct = 0, incorrect = 0] = judge;
  return recordCounts(JUDGE_CHOICES, [correct, incorrect, none]);
}
