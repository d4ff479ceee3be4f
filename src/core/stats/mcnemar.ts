/**
 * McNemar's mid-p value, two-sided, from 0 to 1: how likely `b` against `c` discordant pairs, or a split
 * less even, are where both ways are equally likely, the split itself counted half. 1 where there are none.
 * Source: M. W. Fagerland, S. Lydersen and P. Laake, "The McNemar test for binary matched-pairs data: mid-p
 * and asymptotic are better than exact conditional", BMC Medical Research Methodology 13 (2013), 91.
 */
export function mcnemarMidP(b: number, c: number): number {
  const pairs = b + c;
  const split = Math.min(b, c);
  // Binomial terms from the middle down, relative to it: what is too small for a number is 0, as its p is.
  let term = 1;
  let all = 0;
  let tail = 0;
  for (let at = Math.floor(pairs / 2); at >= 0 && term > 0; at--) {
    all += 2 * at === pairs ? term : 2 * term;
    if (at <= split) tail += at === split ? term : 2 * term;
    term *= at / (pairs - at + 1);
  }
  return tail / all;
}
