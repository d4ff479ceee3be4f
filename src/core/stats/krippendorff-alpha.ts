/** What the raters say of some rows; who says nothing is left out. */
export interface RatedRows {
  verdicts: readonly string[];
  /** How many rows each stands for: N/n of its stratum where it was drawn. */
  weight: number;
  /** Rows with these verdicts and this weight. */
  rows: number;
}

/**
 * Krippendorff's alpha of any number of raters, verdicts being mere names: 1 where all agree, 0 where
 * they agree as often as chance would have it, negative below. Rows with fewer than two verdicts say
 * nothing and are left out. Undefined where no row has two, or where all verdicts are the same.
 *
 * Source: K. Krippendorff, "Computing Krippendorff's alpha-reliability" (2011), section C. Weights are
 * scaled to a mean of 1, with which equal ones give his formula.
 */
export function krippendorffAlpha(rated: readonly RatedRows[]): number | undefined {
  const paired = rated.filter(({ verdicts }) => verdicts.length > 1);
  const counted = paired.reduce((sum, { rows }) => sum + rows, 0);
  const scale = counted / paired.reduce((sum, { weight, rows }) => sum + weight * rows, 0);
  const totals = new Map<string, number>();
  let pairs = 0;
  let observed = 0;
  for (const { verdicts, weight, rows } of paired) {
    const counts = new Map<string, number>();
    for (const verdict of verdicts) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    const scaled = weight * rows * scale;
    for (const [verdict, count] of counts) {
      totals.set(verdict, (totals.get(verdict) ?? 0) + scaled * count);
      observed += (scaled * count * (verdicts.length - count)) / (verdicts.length - 1);
    }
    pairs += scaled * verdicts.length;
  }
  let byChance = 0;
  for (const total of totals.values()) byChance += total * (pairs - total);
  if (totals.size < 2) return undefined;
  return 1 - ((pairs - 1) * observed) / byChance;
}
