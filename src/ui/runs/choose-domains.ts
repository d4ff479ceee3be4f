/** More columns than this are laid out on demand. */
export const DOMAINS_AT_ONCE = 20;

/** The places of the domains to show, in their order: all, or those with the most rows over all runs. */
export function chooseDomains(
  domains: readonly string[],
  lines: readonly { shares: { domains: readonly ({ rows: number } | undefined)[] } }[],
  isWhole: boolean,
): number[] {
  const places = [...domains.keys()];
  if (isWhole || places.length <= DOMAINS_AT_ONCE) return places;
  const rowsOf = (place: number) =>
    lines.reduce((sum, { shares }) => sum + (shares.domains[place]?.rows ?? 0), 0);
  const rows = places.map(rowsOf);
  return places
    .toSorted((a, b) => (rows[b] ?? 0) - (rows[a] ?? 0))
    .slice(0, DOMAINS_AT_ONCE)
    .toSorted((a, b) => a - b);
}
