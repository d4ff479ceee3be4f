import { type Interval, Z } from './wilson.ts';

/** What is known of one stratum: its size, and the rows that were drawn from it at random and read. */
export interface ReadStratum {
  rows: number;
  /** Drawn and read: 0 to `rows`. */
  read: number;
  /** Of those, correct: 0 to `read`. */
  correct: number;
}

export interface Estimate extends Interval {
  /** The most likely share of correct rows, a fraction from 0 to 1. */
  point: number;
}

/**
 * How far the skewness of what was read moves the interval, and how much less as the rows run out:
 * P. Hall, "On the removal of skewness by transformation", JRSS B 54 (1992), 221–228; for a proportion
 * T. T. Cai, "One-sided confidence intervals in discrete distributions", JSPI 131 (2005), 63–88.
 */
const SKEWNESS_SHIFT = (2 * Z * Z + 1) / 6;
const SHIFT_LOST = (Z * Z + 2) / 6;
/** How much the doubt about the variance widens it: Student's t, to first order in its degrees of freedom. */
const VARIANCE_DOUBT = (Z * Z + 1) / 4;
/** The truth is a whole number of rows, the normal curve is not. */
const HALF_ROW = 0.5;

/**
 * The share of correct rows among all rows of the strata, with its 95% interval; undefined where there
 * are no rows. Rows read count as they are. Of a stratum with no row read nothing is assumed: the
 * interval allows for none and for all of its rows, and the point takes half. The decision record
 * `0002-stratified-estimate.md` derives the interval and says how often it holds the truth.
 */
export function estimateAccuracy(strata: readonly ReadStratum[]): Estimate | undefined {
  let rows = 0;
  let certain = 0;
  let possible = 0;
  let unknown = 0;
  let centre = 0;
  const spread = { variance: 0, third: 0, doubt: 0 };
  for (const stratum of strata) {
    rows += stratum.rows;
    certain += stratum.correct;
    possible += stratum.rows - stratum.read + stratum.correct;
    if (stratum.read === 0) unknown += stratum.rows / 2;
    else centre += estimateCorrect(stratum);
    if (stratum.read > 0 && stratum.read < stratum.rows) addSpread(spread, stratum);
  }
  if (rows === 0) return undefined;
  const { variance, third, doubt } = spread;
  const shift = variance > 0 ? third / variance : 0;
  const widened = variance > 0 ? variance + (VARIANCE_DOUBT * doubt) / variance : 0;
  const reach = Z * Math.sqrt(widened) + HALF_ROW + unknown;
  const middle = centre + unknown;
  return {
    point: middle / rows,
    low: Math.max(certain, middle + shift - reach) / rows,
    high: Math.min(possible, middle + shift + reach) / rows,
  };
}

/**
 * Correct rows of a stratum: those read, and the share of the unread that the read ones suggest. Since
 * more is read where rows differ more, the plain share leans away from a half by 1/read of its distance
 * from it, which half a correct and half an incorrect row undo. Where all rows read agree, nothing made
 * the reading longer and nothing is to be undone.
 */
function estimateCorrect({ rows, read, correct }: ReadStratum): number {
  const share = correct / read;
  const mixed = smoothShare(correct, read);
  const leaning = (share * (1 - share)) / (mixed * (1 - mixed));
  return correct + (rows - read) * (share + leaning * (mixed - share));
}

/** Adds what one stratum leaves open: variance, third moment, and the variance's own variance. */
function addSpread(
  spread: { variance: number; third: number; doubt: number },
  { rows, read, correct }: ReadStratum,
): void {
  const share = smoothShare(correct, read);
  const weight = rows / read;
  const unread = (rows - read) / (rows - 1);
  const slope = weight * (1 - 2 * share);
  const variance = weight * weight * read * share * (1 - share) * unread;
  spread.variance += variance;
  spread.third += variance * slope * (SKEWNESS_SHIFT - (SHIFT_LOST * read) / rows);
  spread.doubt += variance * slope * slope * unread * unread;
}

/** Jeffreys' share: never 0 or 1, so that rows which all agree still leave room for one that does not. */
function smoothShare(correct: number, read: number): number {
  return (correct + 0.5) / (read + 1);
}
