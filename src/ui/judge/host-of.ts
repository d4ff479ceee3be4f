/** Host and port of an address; undefined where it is none that requests can go to. */
export function hostOf(baseURL: string): string | undefined {
  const url = URL.canParse(baseURL) ? new URL(baseURL) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.host : undefined;
}
