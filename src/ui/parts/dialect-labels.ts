import type { Dialect } from '../../stores/runs.ts';

/** How a file may be written, in words; the keys are also the choices, in order. */
export const ENCODING_LABELS: Record<Dialect['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

export const DELIMITER_LABELS: Record<Dialect['delimiter'], string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

export const ESCAPE_LABELS: Record<Dialect['escape'], string> = {
  double: 'doubled: ""',
  backslash: 'with a backslash: \\"',
};
