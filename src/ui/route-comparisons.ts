import { type Measure, MEASURES, PAIR_PARTS } from '../core/runs/measures.ts';
import { SCORERS } from '../core/scorers/scorers.ts';
import { isRelaxationId, type RelaxationId, RELAXATIONS } from '../core/what-if/relaxations.ts';
import type { RowFilter } from '../stores/rows.ts';

/*
 * The parts of a route that compare: runs with one another, and verdicts with those under relaxations. Each is
 * one text of the query; one that is damaged is left out.
 */

const KEY = /^[0-9a-f]{16}$/;
const DIRECTIONS = ['up', 'down', 'any'] as const;

/** The parts of a filter that compare, as texts of the query. */
export function appendComparisons(query: URLSearchParams, filter: RowFilter): void {
  const { whatIf, pair, across } = filter;
  if (whatIf)
    query.append(
      'flips',
      [whatIf.scorer, whatIf.direction, formatRelaxations(whatIf.relaxations)].join(':'),
    );
  if (pair) query.append('pair-rows', [pair.first, pair.second, pair.measure, pair.part].join(':'));
  if (across)
    query.append('across', [across.measure, across.correct, across.runs.join('.')].join(':'));
}

/** What `appendComparisons` wrote. */
export function readComparisons(
  query: URLSearchParams,
): Pick<RowFilter, 'whatIf' | 'pair' | 'across'> {
  const whatIf = readWhatIf(query.get('flips'));
  const pair = readPairFilter(query.get('pair-rows'));
  const across = readAcross(query.get('across'));
  return { ...(whatIf && { whatIf }), ...(pair && { pair }), ...(across && { across }) };
}

function readWhatIf(text: string | null): RowFilter['whatIf'] {
  const [scorerText, directionText, ids = ''] = text?.split(':') ?? [];
  const scorer = SCORERS.find(({ id }) => id === scorerText)?.id;
  const direction = DIRECTIONS.find((one) => one === directionText);
  const relaxations = readRelaxations(ids);
  return scorer && direction && relaxations.length > 0
    ? { relaxations, scorer, direction }
    : undefined;
}

function readPairFilter(text: string | null): RowFilter['pair'] {
  const [first = '', second = '', measureText, partText] = text?.split(':') ?? [];
  const measure = readMeasure(measureText);
  const part = PAIR_PARTS.find((one) => one === partText);
  return isPair(first, second) && measure && part ? { first, second, measure, part } : undefined;
}

function readAcross(text: string | null): RowFilter['across'] {
  const [measureText, count = '', keys = ''] = text?.split(':') ?? [];
  const measure = readMeasure(measureText);
  const runs = keys.split('.').filter((key) => KEY.test(key));
  const correct = /^\d{1,5}$/.test(count) ? Number(count) : undefined;
  return measure && correct !== undefined && correct <= runs.length && runs.length > 0
    ? { runs, measure, correct }
    : undefined;
}

/** Ids with dots between them. */
export function formatRelaxations(ids: readonly RelaxationId[]): string {
  return ids.join('.');
}

/** The known ids of such a text, each once, in the order in which they are applied. */
export function readRelaxations(text: string): RelaxationId[] {
  const found = new Set(text.split('.').filter(isRelaxationId));
  return RELAXATIONS.map(({ id }) => id).filter((id) => found.has(id));
}

/** The measure of this name. */
export function readMeasure(text: string | null | undefined): Measure | undefined {
  return MEASURES.find((one) => one === text);
}

/** The keys of two runs with a colon between them. */
export function readPair(text: string | null): [first: string, second: string] | undefined {
  const [first = '', second = ''] = text?.split(':') ?? [];
  return isPair(first, second) ? [first, second] : undefined;
}

function isPair(first: string, second: string): boolean {
  return KEY.test(first) && KEY.test(second) && first !== second;
}
