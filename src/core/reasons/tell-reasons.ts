import { findReasons } from '../../core/reasons.ts';
import type { ReasonDetails, ReasonId } from '../../core/reasons/reason.ts';
import type { TableRow } from '../../stores/rows.ts';
import { findReasonKind } from './reason-groups.ts';

/** A reason as a table tells it: its name, and where there is room for it what is so in the row. */
export interface ToldReason {
  id: ReasonId;
  name: string;
  detail: string;
}

/** Texts of this many UTF-16 units or more may be cut in the table, and would tell another story. */
const WHOLE_TEXT = 299;

const told = new WeakMap<TableRow, ToldReason[]>();

/** The reasons of a row of the table, each once, in their order. Details only where its texts are whole. */
export function tellReasons(row: TableRow): ToldReason[] {
  const known = told.get(row);
  if (known) return known;
  const golden = row.patched ?? row.golden;
  const isWhole = golden.length < WHOLE_TEXT && row.response.length < WHOLE_TEXT;
  const found = isWhole && row.reasons.length > 0 ? findReasons(golden, row.response, row) : [];
  const reasons = row.reasons.map((id) => {
    const reason = found.find((one) => one.id === id);
    return { id, name: findReasonKind(id)?.name ?? id, detail: reason ? detailOf(reason) : '' };
  });
  told.set(row, reasons);
  return reasons;
}

const DETAILS: { [Id in ReasonId]?: (detail: ReasonDetails[Id]) => string } = {
  inside_word: ({ word }) => word,
  crosses_word_boundary: ({ word }) => word,
  punctuation_attached: ({ mark }) => mark,
  punctuation_inside: ({ mark }) => mark,
  words_between: ({ words, count }) => words.join(' ') + (count > words.length ? ' …' : ''),
  punctuation_at_end: ({ mark }) => mark,
  repeated_word: ({ word }) => word,
  words_missing: ({ words, missing }) => words.join(', ') + (missing > words.length ? ' …' : ''),
  one_edit: ({ golden, response }) => `${golden} / ${response}`,
  alternatives: ({ alternative }) => alternative,
  risk_negation: ({ word }) => word,
  risk_candidates: ({ sign }) => sign,
};

function detailOf<Id extends ReasonId>({ id, detail }: { id: Id; detail: ReasonDetails[Id] }) {
  return DETAILS[id]?.(detail) ?? '';
}
