import type { RowTexts } from './model.ts';
import { hasNoText } from './scored-columns.ts';
import { isNfc } from './text/is-nfc.ts';
import { type JoinedTexts, startOfText } from './text/joined-texts.ts';
import { isBlank, isWhiteSpace } from './text/white-space.ts';

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
  'totals_row',
  'pandas_differs',
] as const;
export type FindingId = (typeof FINDINGS)[number];

/** One bit for each finding, so that a row's findings are one small number. */
export const FINDING_BIT: Record<FindingId, number> = {
  empty_golden: 1,
  blank_response: 2,
  golden_space: 4,
  ragged: 8,
  stray_quote: 16,
  duplicate_question: 32,
  replacement_character: 64,
  not_nfc: 128,
  no_text: 256,
  pandas_differs: 512,
  totals_row: 1024,
};

/** How each finding is named, and what it means for the scores. */
export const FINDING_LABELS: Record<FindingId, { name: string; sentence: string }> = {
  empty_golden: {
    name: 'Empty golden answers',
    sentence:
      'Both scorers count these rows as correct, by definition, unless the response is blank.',
  },
  blank_response: {
    name: 'Blank responses',
    sentence: 'Nothing or white space alone: incorrect in both scorers, and counted apart.',
  },
  golden_space: {
    name: 'White space at an end of the golden answer',
    sentence: 'Exact substring trims nothing, so the response must hold that white space too.',
  },
  ragged: {
    name: 'Ragged rows',
    sentence:
      'Too few cells, the missing ones read as empty, or too many, the extra ones left out.',
  },
  stray_quote: {
    name: 'Misplaced quotes',
    sentence:
      'A quote stands where a quoted cell neither starts nor ends: check that the cells are whole.',
  },
  duplicate_question: {
    name: 'Questions with different golden answers',
    sentence: 'The same question stands in several rows whose golden answers are not the same.',
  },
  replacement_character: {
    name: 'Replacement characters (U+FFFD)',
    sentence: 'A letter was lost before or while the file was read, so these texts may not match.',
  },
  not_nfc: {
    name: 'Text not in NFC',
    sentence: 'The same letters may be written in two ways, and then neither scorer finds a match.',
  },
  no_text: {
    name: 'Rows with no text',
    sentence: 'Every cell is empty or white space: kept as rows, and incorrect in both scorers.',
  },
  totals_row: {
    name: 'Totals and footers',
    sentence:
      'No golden answer or no response, and a cell such as “Total” or “(60 rows)”: probably no row, but scored as one.',
  },
  pandas_differs: {
    name: 'Read otherwise by default pandas',
    sentence:
      'A default pandas.read_csv would change the golden answer or the response (NA, 007, 1947.0, …), so scores made with it may differ.',
  },
};

/** The findings whose bits are set, in the order of the report. */
export function listFindings(bits: number): FindingId[] {
  return FINDINGS.filter((finding) => (bits & FINDING_BIT[finding]) !== 0);
}

/**
 * Bits of the findings that a row alone decides, but for those of `findInTexts`. `cellOf` is its cell in a column, `own` are the columns that
 * no export has added.
 */
export function findInRow(
  { golden, response }: Pick<RowTexts, 'golden' | 'response'>,
  cellOf: (column: number) => string,
  own: readonly number[],
): number {
  let bits = 0;
  if (golden === '') bits |= FINDING_BIT.empty_golden;
  else if (hasOuterSpace(golden)) bits |= FINDING_BIT.golden_space;
  if (isBlank(response)) {
    bits |= FINDING_BIT.blank_response;
    if (hasNoText(cellOf, own)) bits |= FINDING_BIT.no_text;
  }
  if ((golden === '' || isBlank(response)) && isTotalsRow(cellOf, own))
    bits |= FINDING_BIT.totals_row;
  return bits;
}

/** What a spreadsheet or a database writes below a table. */
const TOTALS =
  /^\(?(?:grand |sub-?)?totals?\)?:?$|^(?:sum|average|mean|count|end of (?:file|report)):?$|^\(?[\d.,]+ rows?(?: selected| affected| in set.*)?\)?\.?$/i;

/** Whether a row whose golden answer or response is missing looks like a total or a footer. */
export function isTotalsRow(cellOf: (column: number) => string, own: readonly number[]): boolean {
  return own.some((column) => TOTALS.test(cellOf(column).trim()));
}

function hasOuterSpace(text: string): boolean {
  return isWhiteSpace(text.charCodeAt(0)) || isWhiteSpace(text.charCodeAt(text.length - 1));
}

/** Most texts hold none of these; nothing else is damage, or changed by NFC. */
const UNUSUAL = /[\u0300-\uFFFF]/g;

/**
 * Tells of texts that hold damage, or letters that are not in NFC, by their places and the bits of those findings.
 * Asked of questions, golden answers and responses.
 */
export function findInTexts(texts: JoinedTexts, tell: (place: number, bits: number) => void): void {
  const { text, ends } = texts;
  let place = 0;
  let lost = indexOrEnd(text, 0);
  UNUSUAL.lastIndex = 0;
  while (UNUSUAL.test(text)) {
    const found = UNUSUAL.lastIndex - 1;
    while ((ends[place] ?? text.length) <= found) place++;
    const end = ends[place] ?? text.length;
    if (lost < found) lost = indexOrEnd(text, found);
    const bits =
      (lost < end ? FINDING_BIT.replacement_character : 0) |
      (isNfc(text, startOfText(texts, place), end) ? 0 : FINDING_BIT.not_nfc);
    if (bits !== 0) tell(place, bits);
    UNUSUAL.lastIndex = end;
  }
}

function indexOrEnd(text: string, from: number): number {
  const at = text.indexOf('\uFFFD', from);
  return at === -1 ? text.length : at;
}
