import { FINDING_BIT } from '../core/findings.ts';
import { BUCKETS, CREDITS } from '../core/model.ts';
import { bitsOf, isTypographicBits } from '../core/reasons.ts';
import type { RowFilter } from './row-types.ts';
import { addBits, addOne } from './count-choices.ts';
import type { LoadedRun } from './loaded-run.ts';
import { bitsOfGroup, groupBits, ragChoicesOf } from './rag-marks.ts';
import { choiceBits } from './review-marks.ts';
import { JUDGE_VERDICTS } from './table.ts';

/** One bit per part of a filter that has choices to count. */
const PART = {
  run: 1,
  bucket: 2,
  domain: 4,
  credit: 8,
  finding: 16,
  reasons: 32,
  typographic: 64,
  review: 128,
  judge: 256,
} as const;

/** The lowest of the bits of the groups of choices of retrieval, one each, that follow those of `PART`. */
const FIRST_RAG_PART = 512;

/** Rows per choice of each part, by place. */
export interface Counts {
  runs: Uint32Array;
  buckets: Uint32Array;
  credits: Uint32Array;
  findings: Uint32Array;
  reasons: Uint32Array;
  review: Uint32Array;
  judge: Uint32Array;
  rag: Uint32Array;
  typographic: number;
}

/** A filter made ready for rows of one run: what passes, by place or as bits. */
interface Sieve {
  runFails: number;
  bucketFails: number[];
  creditFails: number[];
  domainFails: number[];
  judgeFails: number[];
  /** 0 where the filter does not ask. */
  findingBits: number;
  reasonBits: number | undefined;
  reviewBits: number | undefined;
  /**
   * For rows whose reasons are not typographic, and those whose are. (Chromium compiles a comparison of a boolean with
   * what may be undefined anew again and again, at ten times the cost of the whole sieve.)
   */
  typographicFails: [number, number];
  /** Of each group of choices of retrieval, those that the filter names; 0 where it names none. */
  ragGroups: number[];
  /** Lower-cased; empty where nothing is searched for. */
  needle: string;
}

function makeSieve({ run }: LoadedRun, filter: RowFilter): Sieve {
  const names = run.domains.map(({ domain }) => domain);
  const judged = filter.judge?.map((choice) => (choice === 'none' ? undefined : choice));
  return {
    runFails: !filter.runs || filter.runs.includes(run.key) ? 0 : PART.run,
    bucketFails: markFailing(filter.buckets, BUCKETS, PART.bucket),
    creditFails: markFailing(filter.credits, CREDITS, PART.credit),
    domainFails: markFailing(filter.domains, names, PART.domain),
    judgeFails: markFailing(judged, JUDGE_VERDICTS, PART.judge),
    findingBits: filter.finding ? FINDING_BIT[filter.finding] : 0,
    reasonBits: filter.reasons && bitsOf(filter.reasons.map((id) => ({ id }))),
    reviewBits: filter.review && choiceBits(filter.review),
    typographicFails: [
      filter.typographic === true ? PART.typographic : 0,
      filter.typographic === false ? PART.typographic : 0,
    ],
    ragGroups: groupBits(filter.rag),
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

/**
 * A function that counts a row of a run for the facets that it belongs to, and says whether the whole filter
 * keeps it. `domains` counts by the place of a domain in the run's list.
 */
export function openSieve(
  loaded: LoadedRun,
  filter: RowFilter,
  counts: Counts,
  place: number,
  domains: Uint32Array,
): (row: number) => boolean {
  const sieve = makeSieve(loaded, filter);
  const { table } = loaded;
  const { question, golden, response } = loaded.run.mapping;
  const searched = [question, golden, response].filter((column) => column !== undefined);
  const holds = sieve.needle === '' ? undefined : table.search(sieve.needle, searched);
  const prepared = loaded.prepared?.done ? loaded.prepared : undefined;
  const hasRag = loaded.rag?.done === true;
  return (row) => {
    const bucket = table.bucket(row);
    const credit = table.credit(row);
    const domain = table.domain(row);
    const judge = table.judge(row);
    const findings = table.findings(row);
    const reasons = prepared?.reasons[row] ?? 0;
    const review = prepared?.marks.choices[row] ?? 0;
    const typographic = isTypographicBits(reasons) ? 1 : 0;
    const rag = hasRag ? ragChoicesOf(loaded, row) : 0;
    let fails =
      sieve.runFails |
      (sieve.bucketFails[bucket] ?? 0) |
      (sieve.creditFails[credit] ?? 0) |
      (sieve.domainFails[domain] ?? 0) |
      (sieve.judgeFails[judge] ?? 0) |
      sieve.typographicFails[typographic];
    if (sieve.findingBits !== 0 && (findings & sieve.findingBits) === 0) fails |= PART.finding;
    if (sieve.reasonBits !== undefined && (reasons & sieve.reasonBits) === 0) fails |= PART.reasons;
    if (sieve.reviewBits !== undefined && (review & sieve.reviewBits) === 0) fails |= PART.review;
    for (let group = 0; group < sieve.ragGroups.length; group++) {
      const bits = sieve.ragGroups[group] ?? 0;
      if (bits !== 0 && (rag & bits) === 0) fails |= FIRST_RAG_PART << group;
    }
    // A row that two parts refuse counts for no choice of either.
    if ((fails & (fails - 1)) !== 0) return false;
    if (holds && !holds(row)) return false;
    if ((fails & ~PART.run) === 0) addOne(counts.runs, place);
    if ((fails & ~PART.bucket) === 0) addOne(counts.buckets, bucket);
    if ((fails & ~PART.credit) === 0) addOne(counts.credits, credit);
    if ((fails & ~PART.domain) === 0) addOne(domains, domain);
    if ((fails & ~PART.judge) === 0) addOne(counts.judge, judge);
    if ((fails & ~PART.finding) === 0) addBits(counts.findings, findings);
    if ((fails & ~PART.reasons) === 0) addBits(counts.reasons, reasons);
    if ((fails & ~PART.review) === 0) addBits(counts.review, review);
    if ((fails & ~PART.typographic) === 0) counts.typographic += typographic;
    if (rag !== 0) countRag(counts.rag, rag, fails);
    return fails === 0;
  };
}

/** A row that one group refuses counts for the choices of that group alone. */
function countRag(counts: Uint32Array, rag: number, fails: number): void {
  if (fails < FIRST_RAG_PART && fails !== 0) return;
  addBits(counts, fails === 0 ? rag : rag & bitsOfGroup(Math.log2(fails / FIRST_RAG_PART)));
}
