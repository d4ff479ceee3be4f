import type { RowScore } from '../model.ts';
import { findReasons } from '../reasons.ts';
import type { ReasonDetails, ReasonId } from './reason.ts';

/** A reason as a table tells it, with what is so in the row; empty where there is no more to tell, or no room. */
export interface ToldReason {
  id: ReasonId;
  detail: string;
}

/** Of longer texts, in UTF-16 units, a table shows the start alone: what is so further on would tell another story. */
const SHORT_TEXT = 300;

/** The reasons of a row, each once, in the order of `ids`. Details only where golden answer and response are short. */
export function tellReasons(
  ids: readonly ReasonId[],
  golden: string,
  response: string,
  score: RowScore,
): ToldReason[] {
  const isShort = golden.length <= SHORT_TEXT && response.length <= SHORT_TEXT;
  const found = isShort && ids.length > 0 ? findReasons(golden, response, score) : [];
  return ids.map((id) => {
    const reason = found.find((one) => one.id === id);
    return { id, detail: reason ? detailOf(reason) : '' };
  });
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
