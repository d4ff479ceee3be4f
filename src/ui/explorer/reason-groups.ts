import { REASONS } from '../../core/reasons/reason-kinds.ts';
import type { ReasonKind } from '../../core/reasons/reason-kinds.ts';
import type { ReasonId } from '../../core/reasons/reason.ts';

type GroupTitle = 'mostly exact only' | 'mostly overlap only' | 'mostly both fail' | 'at risk';

/** What each kind of reason mostly explains; some turn up in another bucket as well. */
const GROUP_OF: Record<ReasonId, GroupTitle> = {
  inside_word: 'mostly exact only',
  crosses_word_boundary: 'mostly exact only',
  punctuation_attached: 'mostly exact only',
  punctuation_inside: 'mostly exact only',
  no_spaces: 'mostly exact only',
  words_between: 'mostly overlap only',
  other_order: 'mostly overlap only',
  white_space: 'mostly overlap only',
  punctuation_between: 'mostly overlap only',
  punctuation_at_end: 'mostly overlap only',
  repeated_word: 'mostly overlap only',
  no_golden_words: 'mostly overlap only',
  words_missing: 'mostly both fail',
  unicode_form: 'mostly both fail',
  case_fold: 'mostly both fail',
  quotes_dashes: 'mostly both fail',
  invisible: 'mostly both fail',
  nukta: 'mostly both fail',
  digits: 'mostly both fail',
  number_form: 'mostly both fail',
  one_edit: 'mostly both fail',
  alternatives: 'mostly both fail',
  risk_negation: 'at risk',
  risk_short: 'at risk',
  risk_candidates: 'at risk',
  risk_long: 'at risk',
};

/** All kinds of reasons by what they explain, in the order of the buckets. */
export const REASON_GROUPS: { title: GroupTitle; reasons: ReasonKind[] }[] = (
  ['mostly exact only', 'mostly overlap only', 'mostly both fail', 'at risk'] as const
).map((title) => ({ title, reasons: REASONS.filter(({ id }) => GROUP_OF[id] === title) }));

/** The kind of reason with this id. */
export function findReasonKind(id: ReasonId): ReasonKind | undefined {
  return REASONS.find((kind) => kind.id === id);
}
