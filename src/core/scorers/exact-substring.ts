import { findText } from '../text/find-text.ts';

/**
 * Exact substring: where the golden answer first stands in the response, as a UTF-16 offset, both lowered and
 * otherwise untouched (no trimming, no word borders); -1 where it does not. An empty golden answer stands in every
 * response.
 */
export function findExactly(loweredGolden: string, loweredResponse: string): number {
  return findText(loweredResponse, loweredGolden);
}
