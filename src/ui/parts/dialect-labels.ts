import type { Dialect } from '../../stores/runs.ts';

/** How a file may be written, in words; the keys are also the choices, in order. */
export const ENCODING_LABELS: Record<Dialect['encoding'], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  'windows-1250': 'Windows-1250 (Central European)',
  'windows-1251': 'Windows-1251 (Cyrillic)',
  'windows-1256': 'Windows-1256 (Arabic)',
  shift_jis: 'Shift JIS (Japanese)',
  gb18030: 'GB 18030 (Chinese)',
  big5: 'Big5 (Chinese)',
  'euc-kr': 'EUC-KR (Korean)',
};

export const DELIMITER_LABELS: Record<Dialect['delimiter'], string> = {
  ',': 'comma',
  ';': 'semicolon',
  '\t': 'tab',
  '|': 'vertical bar',
};

type Optional<Name extends 'format' | 'quote'> = NonNullable<Dialect[Name]>;

export const FORMAT_LABELS: Record<Optional<'format'>, string> = {
  delimited: 'delimited text (CSV, TSV)',
  jsonl: 'JSON, one object a line',
  json: 'JSON, a list of objects',
  xlsx: 'Excel workbook',
  parquet: 'Parquet',
};

export const QUOTE_LABELS: Record<Optional<'quote'>, string> = {
  '"': 'double: "',
  "'": "single: '",
  none: 'none',
};

export const ESCAPE_LABELS: Record<Dialect['escape'], string> = {
  double: 'doubled: ""',
  backslash: 'with a backslash: \\"',
};
