/** What a reviewer, or the majority of several, says of a row. */
export type Decision = 'correct' | 'incorrect' | 'unsure';

/** Rows of a stratum, and the decisions on those that were drawn from it. */
export interface StratumCount {
  rows: number;
  correct: number;
  incorrect: number;
  unsure: number;
}

/**
 * How many rows of a stratum's order are drawn: those before the first without a decision. A decision
 * on a later row counts when the order reaches it; skipping over decided rows would bias the estimate.
 * The row at this place, where there is one, is the next to read.
 */
export function countPlaces(order: Uint32Array, isDecided: (row: number) => boolean): number {
  const open = order.findIndex((row) => !isDecided(row));
  return open === -1 ? order.length : open;
}

/** Decisions on the drawn rows of a stratum. */
export function countDrawn(
  order: Uint32Array,
  decisionOf: (row: number) => Decision | undefined,
): StratumCount {
  const count = { rows: order.length, correct: 0, incorrect: 0, unsure: 0 };
  for (const row of order) {
    const decision = decisionOf(row);
    if (!decision) break;
    count[decision]++;
  }
  return count;
}

/**
 * The same by domain. Rows drawn at random from a stratum are a random draw from each domain's part of
 * it too, so that a domain's parts of all strata are strata of the domain.
 */
export function countDrawnByDomain(
  order: Uint32Array,
  decisionOf: (row: number) => Decision | undefined,
  domainOf: (row: number) => string,
): Map<string, StratumCount> {
  const counts = new Map<string, StratumCount>();
  const drawn = countPlaces(order, (row) => decisionOf(row) !== undefined);
  for (const [place, row] of order.entries()) {
    const domain = domainOf(row);
    let count = counts.get(domain);
    if (!count) counts.set(domain, (count = { rows: 0, correct: 0, incorrect: 0, unsure: 0 }));
    count.rows++;
    const decision = place < drawn ? decisionOf(row) : undefined;
    if (decision) count[decision]++;
  }
  return counts;
}
