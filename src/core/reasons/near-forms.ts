import { scoreRow } from '../scorers/score-row.ts';
import {
  composeCompatible,
  composeMarks,
  dropInvisible,
  dropNukta,
  foldCase,
  writeAsciiDigits,
  writeAsciiQuotes,
} from '../text/normal-forms.ts';
import { findEdgeReasons, nameCharacters } from './match-edges.ts';
import { holdsNumber, writeNumbersPlainly } from './number-form.ts';
import type { Finding, Reason, ReasonId } from './reason.ts';
import { findStretch } from './stretch.ts';
import { readRow, type RowReading } from './row-reading.ts';
import { findOrderReasons, readOrder } from './word-order.ts';

/** One way of writing both texts; where a row passes only because of it, the texts differ only by that. */
interface Form {
  write: (text: string) => string;
  explain: (row: RowReading) => Finding;
}

/** From the mildest to the most drastic, in the order in which they are applied. */
const UNICODE_FORMS: Form[] = [
  {
    write: dropInvisible,
    explain: (row) => ({ id: 'invisible', detail: { characters: nameInvisible(row) } }),
  },
  { write: composeMarks, explain: () => ({ id: 'unicode_form', detail: { form: 'NFC' } }) },
  { write: writeAsciiQuotes, explain: () => ({ id: 'quotes_dashes', detail: { how: 'kind' } }) },
  { write: writeAsciiDigits, explain: () => ({ id: 'digits', detail: {} }) },
  { write: foldCase, explain: () => ({ id: 'case_fold', detail: {} }) },
  { write: dropNukta, explain: () => ({ id: 'nukta', detail: {} }) },
  { write: composeCompatible, explain: () => ({ id: 'unicode_form', detail: { form: 'NFKC' } }) },
];
const NUMBER_FORM: Form = {
  write: writeNumbersPlainly,
  explain: () => ({ id: 'number_form', detail: {} }),
};
const MARKS_AS_SPACES: Form = {
  write: (text) => text.replace(/[\p{P}\p{S}]+/gu, ' '),
  explain: () => ({ id: 'quotes_dashes', detail: { how: 'space' } }),
};
const MARKS_DROPPED: Form = {
  // Not between digits: `1.5` is not `15`, nor `10-12` the number 1012.
  write: (text) => text.replace(/(\p{Nd}[\p{P}\p{S}]+(?=\p{Nd}))|[\p{P}\p{S}]+/gu, '$1'),
  explain: () => ({ id: 'quotes_dashes', detail: { how: 'none' } }),
};

/** A shorter golden answer stands inside some longer word of nearly any response. */
const LEAST_LENGTH = 4;

/** UTF-16 units of a response that are rewritten; what lies beyond is not read for these reasons. */
const REACH = 20_000;

/**
 * A mark between letters, or one that is not stripped from the end of a word: what the last two forms change. Marks are
 * looked for first, as they are few.
 */
const MARKED =
  /(?=[\p{P}\p{S}])(?:[^\0-\x7f]|(?<=[\p{L}\p{N}\p{M}])[\p{P}\p{S}]+[\p{L}\p{N}\p{M}])/u;
const BEYOND_ASCII = /[^\0-\x7f]/;

/**
 * The ways of writing that keep a row from passing: with all of them written one way it passes, and without
 * any one of them it does not. None where the row does not pass even so.
 */
export function findFormReasons(row: RowReading): Reason[] {
  const golden = row.shownGolden;
  const response = row.shownResponse.slice(0, REACH);
  const forms = [
    ...(BEYOND_ASCII.test(golden) || BEYOND_ASCII.test(response) ? UNICODE_FORMS : []),
    ...(holdsNumber(row.lowerGolden) ? [NUMBER_FORM] : []),
  ];
  const written = [write(golden, forms), write(response, forms)] as const;
  const tries =
    MARKED.test(golden) || MARKED.test(response) ? [[], [MARKS_AS_SPACES], [MARKS_DROPPED]] : [[]];
  const more = tries.find((last) => forms.length + last.length > 0 && passes(...written, last));
  if (more === undefined) return [];
  const needed = findNeeded(golden, response, [...forms, ...more]);
  const stretch = findStretch(row, (text) => passes(golden, text, needed));
  return [
    ...needed.map((form) => Object.assign(form.explain(row), { golden: [], response: stretch })),
    ...findRest(write(golden, needed), write(response, needed)),
  ];
}

const MORE_THAN_WRITING = new Set<ReasonId>([
  'inside_word',
  'crosses_word_boundary',
  'no_spaces',
  'words_between',
  'other_order',
  'repeated_word',
]);

/** Where the texts differ by more than writing: why one scorer alone passes them written one way. */
function findRest(golden: string, response: string): Reason[] {
  const score = scoreRow(golden, response);
  if (score.exact && score.overlap) return [];
  const row = readRow(golden, response, score, false);
  const reasons = score.exact ? findEdgeReasons(row) : findOrderReasons(row, readOrder(row));
  // Their places are those of other texts.
  return reasons
    .filter(({ id }) => MORE_THAN_WRITING.has(id))
    .map((reason) => Object.assign(reason, { golden: [], response: [] }));
}

/** The forms without which the texts would not pass, given that they do with all. */
function findNeeded(golden: string, response: string, forms: Form[]): Form[] {
  let needed = forms;
  for (const form of forms.toReversed()) {
    const rest = needed.filter((other) => other !== form);
    if (passes(golden, response, rest)) needed = rest;
  }
  return needed;
}

function write(text: string, forms: Form[]): string {
  return forms.reduce((written, form) => form.write(written), text);
}

function passes(golden: string, response: string, forms: Form[]): boolean {
  const written = write(golden, forms);
  if (!/[\p{L}\p{N}]/u.test(written)) return false;
  const other = write(response, forms);
  const score = scoreRow(written, other);
  if (score.overlap || !score.exact) return score.overlap;
  return written.length >= LEAST_LENGTH && !cutsNumber(written.toLowerCase(), other.toLowerCase());
}

/** Whether the first match begins or ends inside a number: `1000` in `10000`. */
function cutsNumber(golden: string, response: string): boolean {
  const start = response.indexOf(golden);
  return [start, start + golden.length].some((border) =>
    /^\d\d$/.test(response.slice(Math.max(0, border - 1), border + 1)),
  );
}

function nameInvisible(row: RowReading): string[] {
  const found = (row.lowerGolden + row.lowerResponse).match(/\p{Default_Ignorable_Code_Point}/gu);
  return nameCharacters((found ?? []).join(''));
}

/** A number that only its writing keeps from an exact match where the words are all there: `20%` in `20 %`. */
export function findNumberReasons(row: RowReading): Reason[] {
  if (!holdsNumber(row.lowerGolden)) return [];
  const golden = writeNumbersPlainly(row.lowerGolden);
  const passesWritten = (text: string): boolean => {
    const written = writeNumbersPlainly(text.toLowerCase());
    return written.includes(golden) && !cutsNumber(golden, written);
  };
  if (!passesWritten(row.lowerResponse.slice(0, REACH))) return [];
  const response = findStretch(row, passesWritten);
  return [{ id: 'number_form', detail: {}, golden: [], response }];
}
