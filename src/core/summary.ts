import { bucketOf } from './buckets.ts';
import { formatCount } from './format.ts';
import type { DomainTally, RowScore, Tally } from './model.ts';
import { SCORERS } from './scorers/scorers.ts';
import type { ScorerId } from './scorers/scorers.ts';

/** What the scorers do not say of a row, but its tally counts. */
export interface RowFlags {
  /** The golden answer is the empty string. */
  emptyGolden: boolean;
  /** No cell of the row holds any text. */
  noText: boolean;
}

/** What remains of a tally when some rows are left out. */
export interface PartialTally {
  rows: number;
  exact: number;
  overlap: number;
}

/** A tally of no rows. */
export function emptyTally(): Tally {
  return {
    rows: 0,
    exact: 0,
    overlap: 0,
    blank: 0,
    emptyGolden: 0,
    emptyGoldenPassed: 0,
    noText: 0,
    buckets: { both_pass: 0, exact_only: 0, overlap_only: 0, both_fail: 0 },
  };
}

/** Counts one more row into a tally, in place. */
export function addToTally(tally: Tally, score: RowScore, row: RowFlags): void {
  tally.rows++;
  if (score.exact) tally.exact++;
  if (score.overlap) tally.overlap++;
  if (score.blank) tally.blank++;
  if (row.noText) tally.noText++;
  if (row.emptyGolden) {
    tally.emptyGolden++;
    if (!score.blank) tally.emptyGoldenPassed++;
  }
  tally.buckets[bucketOf(score.exact, score.overlap)]++;
}

/** The tally of a table's rows as they come, and one for each domain, in order of first appearance. */
export class TableTally {
  readonly tally = emptyTally();
  readonly domains: DomainTally[] = [];
  readonly #places = new Map<string, number>();

  /** Counts one more row; the place of its domain in `domains`. */
  add(domain: string, score: RowScore, row: RowFlags): number {
    const place = this.#places.get(domain) ?? this.domains.length;
    if (place === this.domains.length) {
      this.#places.set(domain, place);
      this.domains.push({ domain, tally: emptyTally() });
    }
    addToTally(this.tally, score, row);
    const ofDomain = this.domains[place];
    if (ofDomain) addToTally(ofDomain.tally, score, row);
    return place;
  }
}

/** The tally of both sets of rows together; neither argument changes. */
export function addTallies(a: Tally, b: Tally): Tally {
  return {
    rows: a.rows + b.rows,
    exact: a.exact + b.exact,
    overlap: a.overlap + b.overlap,
    blank: a.blank + b.blank,
    emptyGolden: a.emptyGolden + b.emptyGolden,
    emptyGoldenPassed: a.emptyGoldenPassed + b.emptyGoldenPassed,
    noText: a.noText + b.noText,
    buckets: {
      both_pass: a.buckets.both_pass + b.buckets.both_pass,
      exact_only: a.buckets.exact_only + b.buckets.exact_only,
      overlap_only: a.buckets.overlap_only + b.buckets.overlap_only,
      both_fail: a.buckets.both_fail + b.buckets.both_fail,
    },
  };
}

/** Domains of several runs as one list, those of the same name added up, in order of first appearance. */
export function mergeDomains(lists: readonly (readonly DomainTally[])[]): DomainTally[] {
  const merged = new Map<string, Tally>();
  for (const { domain, tally } of lists.flat()) {
    merged.set(domain, addTallies(merged.get(domain) ?? emptyTally(), tally));
  }
  return [...merged].map(([domain, tally]) => ({ domain, tally }));
}

/** Accuracy in percent, 0 to 100; undefined for no rows. The order of operations is the definition's. */
export function accuracy(correct: number, rows: number): number | undefined {
  return rows === 0 ? undefined : (100 * correct) / rows;
}

/**
 * The mean of the domains' accuracies in percent, each domain counting alike; undefined where none has rows.
 * The same to the last digit whatever the order of the domains, as in summaries of parts.
 */
export function macroAccuracy(
  domains: readonly DomainTally[],
  scorer: ScorerId,
): number | undefined {
  const accuracies = domains.flatMap(({ tally }) => accuracy(tally[scorer], tally.rows) ?? []);
  if (accuracies.length === 0) return undefined;
  accuracies.sort((a, b) => a - b);
  return accuracies.reduce((sum, percent) => sum + percent, 0) / accuracies.length;
}

/** The tally without the rows whose golden answer is empty, which both scorers pass by definition. */
export function withoutEmptyGolden(tally: Tally): PartialTally {
  return {
    rows: tally.rows - tally.emptyGolden,
    exact: tally.exact - tally.emptyGoldenPassed,
    overlap: tally.overlap - tally.emptyGoldenPassed,
  };
}

/** The tally without the rows that have no text in any cell, which are always incorrect. */
export function withoutNoText(tally: Tally): PartialTally {
  return { rows: tally.rows - tally.noText, exact: tally.exact, overlap: tally.overlap };
}

/** Fewer rows than this may well be all right or all wrong by chance. */
const ALARM_ROWS = 20;

/** An accuracy that is more likely a fault of the file than of the model. */
export interface Alarm {
  /** The domain concerned; undefined for the file as a whole. */
  domain: string | undefined;
  /** The scorers that stand at `percent` there, one or both. */
  scorers: ScorerId[];
  percent: 0 | 100;
  rows: number;
  /** What is the case, as a full sentence. */
  sentence: string;
  /** What usually causes it, likeliest first, each a full sentence. */
  causes: string[];
}

/**
 * Alarms for a file and its domains: 0% or 100% on 20 rows or more. A domain is not named where the
 * whole file has the same alarm.
 */
export function findAlarms(total: Tally, domains: readonly DomainTally[]): Alarm[] {
  const whole = findAlarmsOf(undefined, total);
  const covered = new Set(whole.flatMap(alarmKeys));
  const parts = domains.flatMap(({ domain, tally }) => findAlarmsOf(domain, tally));
  return [...whole, ...parts.filter((alarm) => !alarmKeys(alarm).every((key) => covered.has(key)))];
}

function alarmKeys({ scorers, percent }: Alarm): string[] {
  return scorers.map((scorer) => `${scorer} ${percent}`);
}

function findAlarmsOf(domain: string | undefined, tally: Tally): Alarm[] {
  if (tally.rows < ALARM_ROWS) return [];
  return ([0, 100] as const).flatMap((percent) => {
    const hit = SCORERS.filter(({ id }) => tally[id] === (percent === 0 ? 0 : tally.rows));
    if (hit.length === 0) return [];
    const names = hit.map(({ name }) => name).join(' and ');
    const place = domain === undefined ? 'the whole file' : `the domain “${domain}”`;
    return {
      domain,
      scorers: hit.map(({ id }) => id),
      percent,
      rows: tally.rows,
      sentence: `${names}: ${percent}% on all ${formatCount(tally.rows)} rows of ${place}.`,
      causes: percent === 0 ? causesOfNone(tally) : causesOfAll(tally),
    };
  });
}

function causesOfNone(tally: Tally): string[] {
  if (tally.blank === tally.rows) return ['Every response is blank.'];
  return [
    'The column taken for the response or the golden answer is another one.',
    'The responses belong to other rows: the columns were shifted or sorted apart.',
    'The golden answers have white space at an end, which the exact scorer does not forgive.',
    'The golden answers are whole sentences, or in another language or script than the responses.',
    'The responses are error messages or refusals.',
  ];
}

function causesOfAll(tally: Tally): string[] {
  if (tally.emptyGolden === tally.rows) {
    return ['Every golden answer is empty, which counts as correct by definition.'];
  }
  return [
    'The same column is taken for the response and the golden answer, or one is a copy of the other.',
    'The responses repeat the prompt or the source, with the golden answer in it.',
    'The golden answers are so short (one letter, “a”, “0”) that any text holds them.',
  ];
}
