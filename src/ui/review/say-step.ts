import { countOf } from '../../core/format.ts';
import type { Decision } from '../../core/review/decision.ts';
import { nameDecision, type UndoStep } from '../../stores/reviews.ts';
import { REVIEW_LABELS } from '../parts/choice-labels.ts';

/** What a step did, as a sentence; `decisions` are those that it left. */
export function sayStep(
  { kind, images }: UndoStep,
  decisions: ReadonlyMap<string, Decision>,
): string {
  const [first] = images;
  const now = first && decisions.get(nameDecision(first));
  const all = countOf(images.length, 'decision');
  const told: Record<UndoStep['kind'], string> = {
    verdict: now?.verdict ? `Marked ${say(now.verdict)}.` : 'Verdict cleared.',
    group: `Marked ${say(now?.verdict)}, with ${countOf(images.length - 1, 'other')} like it.`,
    golden_wrong: now?.goldenWrong
      ? 'Golden answer called wrong.'
      : 'Golden answer no longer called wrong.',
    note: now?.note ? 'Note saved.' : 'Note cleared.',
    import: `${all} imported.`,
    clear: `${all} cleared.`,
  };
  return told[kind];
}

/** Another tab may have taken the verdict back meanwhile. */
function say(verdict: Decision['verdict']): string {
  return verdict ? REVIEW_LABELS[verdict] : 'again';
}
