import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { ReasonKind } from '../../core/reasons/reason-kinds.ts';
import type { ReasonId } from '../../core/reasons/reason.ts';

type GroupTitle = 'exact only' | 'overlap only' | 'both fail, nearly passes' | 'at risk';

/** What each kind of reason mostly explains; some turn up in another bucket as well. */
const GROUP_OF: Record<ReasonId, GroupTitle> = {
  inside_word: 'exact only',
  crosses_word_boundary: 'exact only',
  punctuation_attached: 'exact only',
  punctuation_inside: 'exact only',
  no_spaces: 'exact only',
  words_between: 'overlap only',
  other_order: 'overlap only',
  white_space: 'overlap only',
  punctuation_between: 'overlap only',
  punctuation_at_end: 'overlap only',
  repeated_word: 'overlap only',
  no_golden_words: 'overlap only',
  words_missing: 'both fail, nearly passes',
  unicode_form: 'both fail, nearly passes',
  case_fold: 'both fail, nearly passes',
  quotes_dashes: 'both fail, nearly passes',
  invisible: 'both fail, nearly passes',
  nukta: 'both fail, nearly passes',
  digits: 'both fail, nearly passes',
  number_form: 'both fail, nearly passes',
  one_edit: 'both fail, nearly passes',
  alternatives: 'both fail, nearly passes',
  risk_negation: 'at risk',
  risk_short: 'at risk',
  risk_candidates: 'at risk',
  risk_long: 'at risk',
};

/** All kinds of reasons by what they explain, in the order of the buckets. */
export const REASON_GROUPS: { title: GroupTitle; reasons: ReasonKind[] }[] = (
  ['exact only', 'overlap only', 'both fail, nearly passes', 'at risk'] as const
).map((title) => ({ title, reasons: REASONS.filter(({ id }) => GROUP_OF[id] === title) }));

/** The kind of reason with this id. */
export function findReasonKind(id: ReasonId): ReasonKind | undefined {
  return REASONS.find((kind) => kind.id === id);
}
