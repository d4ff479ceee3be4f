import type { RowScore } from './model.ts';
import { findAlternativeReasons } from './reasons/alternatives.ts';
import { findEdgeReasons } from './reasons/match-edges.ts';
import {
  findEditReasons,
  findInsideReasons,
  findJoinReasons,
  findMissing,
  findMissingReasons,
} from './reasons/missing-words.ts';
import { findFormReasons, findNumberReasons } from './reasons/near-forms.ts';
import { placeInTexts } from './reasons/places.ts';
import type { Reason, ReasonId } from './reasons/reason.ts';
import { REASONS } from './reasons/reason-kinds.ts';
import { findRisks } from './reasons/risks.ts';
import { readRow, type RowReading } from './reasons/row-reading.ts';
import { findOrderReasons, findPassage, readOrder, type WordOrder } from './reasons/word-order.ts';

/**
 * Why the scorers differ on a row (always at least one reason), why both nearly pass it (none where they do not),
 * and what puts a pass at risk. Each kind comes at most once, in the order of `REASONS`, with the places that
 * show it, on borders of graphemes. None for a blank response or an empty golden answer.
 */
export function findReasons(golden: string, response: string, score: RowScore): Reason[] {
  const row = readRow(golden, response, score, true);
  return placeInTexts(golden, response, findAll(row)).sort((a, b) => placeOf(a.id) - placeOf(b.id));
}

/** The same as one bit for each kind, `1 << place in REASONS`, without finding places: for facets. */
export function reasonBits(golden: string, response: string, score: RowScore): number {
  return bitsOf(findAll(readRow(golden, response, score, false)));
}

function findAll(row: RowReading): Reason[] {
  const { exact, overlap, blank } = row.score;
  if (blank || row.lowerGolden === '') return [];
  if (!exact && !overlap) return findNearReasons(row);
  const order = exact ? undefined : readOrder(row);
  return [...findDifference(row, order), ...findRisks(row, findPassage(row, order))];
}

/** `order` is undefined where exact passes. */
function findDifference(row: RowReading, order: WordOrder | undefined): Reason[] {
  if (order) return [...findOrderReasons(row, order), ...findNumberReasons(row)];
  return row.score.overlap ? [] : findEdgeReasons(row);
}

/** The first way of finding out that explains the row, and beside it whether an alternative passes. */
function findNearReasons(row: RowReading): Reason[] {
  const missing = findMissing(row);
  const alternatives = findAlternativeReasons(row);
  for (const findWay of [findFormReasons, findJoinReasons, findInsideReasons, findEditReasons]) {
    const reasons = findWay(row, missing);
    if (reasons.length > 0) return [...reasons, ...alternatives];
  }
  return alternatives.length > 0 ? alternatives : findMissingReasons(row, missing);
}

const PLACES = new Map(REASONS.map(({ id }, place) => [id, place]));

function placeOf(id: ReasonId): number {
  return PLACES.get(id) ?? 0;
}

/** One bit for each kind of reason among these. */
export function bitsOf(reasons: { id: ReasonId }[]): number {
  return reasons.reduce((bits, { id }) => bits | (1 << placeOf(id)), 0);
}

/** The ids of the kinds whose bits are set, in the order of `REASONS`. */
export function idsOfBits(bits: number): ReasonId[] {
  return REASONS.filter((_, place) => bits & (1 << place)).map(({ id }) => id);
}

const TYPOGRAPHIC_BITS = bitsOf(REASONS.filter((reason) => reason.typographic));

/** Whether a row has reasons and all of them are differences of writing alone. */
export function isTypographic(reasons: Reason[]): boolean {
  return isTypographicBits(bitsOf(reasons));
}

/** The same from the bits. */
export function isTypographicBits(bits: number): boolean {
  return bits !== 0 && (bits & ~TYPOGRAPHIC_BITS) === 0;
}
