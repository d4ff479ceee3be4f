/** What a dropped file is, by its header. */
export type FileKind = 'review' | 'patch' | 'run';

/** Columns that a patch has none of: with one of them it is a review, or a run with proposals beside it. */
const NOT_IN_PATCH = ['verdict', 'golden_wrong', 'response'];

/**
 * A review names rows, reviewers and what they say; a patch names rows and the golden answers proposed for
 * them. Anything else is a run.
 */
export function findFileKind(columns: readonly string[]): FileKind {
  const names = new Set(columns.map((name) => name.trim().toLowerCase()));
  if (!names.has('row_key')) return 'run';
  if (names.has('reviewer') && (names.has('verdict') || names.has('golden_wrong'))) return 'review';
  const isPatch = names.has('proposed_answer') && !NOT_IN_PATCH.some((name) => names.has(name));
  return isPatch ? 'patch' : 'run';
}
