/**
 * P values corrected for being several, each from 0 to 1 and in the order given: at most 5% of such families
 * hold one below 0.05 by chance. Source: S. Holm, "A simple sequentially rejective multiple test procedure",
 * Scandinavian Journal of Statistics 6 (1979), 65–70.
 */
export function adjustHolm(pValues: readonly number[]): number[] {
  const order = [...pValues.keys()].sort((a, b) => (pValues[a] ?? 1) - (pValues[b] ?? 1));
  const adjusted = pValues.map(() => 1);
  let most = 0;
  for (const [rank, place] of order.entries()) {
    most = Math.max(most, Math.min(1, (pValues.length - rank) * (pValues[place] ?? 1)));
    adjusted[place] = most;
  }
  return adjusted;
}
