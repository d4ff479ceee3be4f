import { findText } from '../text/find-text.ts';

/**
 * Exact substring: whether the golden answer stands anywhere in the response, both lowered and otherwise
 * untouched (no trimming, no word borders). An empty golden answer stands in every response.
 */
export function holdsExactly(loweredGolden: string, loweredResponse: string): boolean {
  return findText(loweredResponse, loweredGolden) !== -1;
}
