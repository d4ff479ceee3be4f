/** The content key of the file that a run of a project is, or is a part of. */
export function findFileKey({
  key,
  of,
}: {
  key: string;
  of?: { key: string } | undefined;
}): string {
  return of?.key ?? key;
}
