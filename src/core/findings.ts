/** What the import report counts, in the order in which it is shown. Each is a filter of the explorer. */
export const FINDINGS = [
  'empty_golden',
  'blank_response',
  'golden_space',
  'ragged',
  'stray_quote',
  'duplicate_question',
  'replacement_character',
  'not_nfc',
  'no_text',
  'pandas_differs',
] as const;
export type FindingId = (typeof FINDINGS)[number];
