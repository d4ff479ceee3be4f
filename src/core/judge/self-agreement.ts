import type { EndState } from './judgement.ts';
import { verdictOf } from './judgement.ts';

/** How often the judge says the same of a row when it is asked again. */
export interface SelfAgreement {
  /** Rows with a verdict every time. */
  rows: number;
  /** Of those, the rows on which all verdicts are the same. */
  same: number;
  /** Rows without a verdict at least once. */
  leftOut: number;
}

/** Compares the states of rows over their repeats, two a row or more. */
export function selfAgreement(repeats: Iterable<readonly EndState[]>): SelfAgreement {
  const agreement = { rows: 0, same: 0, leftOut: 0 };
  for (const states of repeats) {
    const verdicts = new Set(states.map(verdictOf));
    if (verdicts.has(undefined)) agreement.leftOut++;
    else {
      agreement.rows++;
      if (verdicts.size === 1) agreement.same++;
    }
  }
  return agreement;
}
