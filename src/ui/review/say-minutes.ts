/** How long something takes, as one says it: `about 6 min`. */
export function sayMinutes(milliseconds: number): string {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return 'under a minute';
  if (minutes < 60) return `about ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return rest === 0 || hours >= 10 ? `about ${hours} h` : `about ${hours} h ${rest} min`;
}
