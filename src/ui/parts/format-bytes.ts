const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'];

/** A size for people, in powers of 1,000: `0 bytes`, `31.5 kB`, `278 MB`. */
export function formatBytes(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 999.5 && unit < UNITS.length - 1) {
    size /= 1000;
    unit++;
  }
  const digits = unit === 0 || size >= 99.95 ? 0 : 1;
  return `${size.toFixed(digits)} ${UNITS[unit] ?? ''}`;
}
