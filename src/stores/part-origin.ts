import type { Run, SplitChoice } from '../engine/run-types.ts';

/** The file that a run is a part of, and what made its parts. */
export interface PartOrigin {
  /** Content key of the file. */
  file: string;
  split: SplitChoice;
}

/** The content key of the file that a run is, or is a part of. */
export function fileKeyOf({ key, part }: Run): string {
  return part?.file.key ?? key;
}

/** An origin as a short text of lower-case letters, digits, `.` and `-`, for links: `KEY.ml.3-4`. */
export function writeOrigin({ file, split: { by, responses } }: PartOrigin): string {
  return [file, by.map((role) => role.charAt(0)).join(''), responses.join('-')].join('.');
}

/** The origin that a text says; undefined where it says none. */
export function readOrigin(text: string): PartOrigin | undefined {
  const found = /^([0-9a-f]{16})\.(m?l?)\.((?:\d{1,6}(?:-\d{1,6})*)?)$/.exec(text);
  if (!found) return undefined;
  const [, file = '', letters = '', columns = ''] = found;
  const by = (['model', 'language'] as const).filter((role) => letters.includes(role.charAt(0)));
  return { file, split: { by, responses: columns === '' ? [] : columns.split('-').map(Number) } };
}
