import type { RagDetail } from '../../stores/rag.ts';
import { countOf, formatCount } from '../../core/format.ts';
import { RAG_LABELS } from '../parts/rag-labels.ts';
import { sayFigure } from '../parts/say-figure.ts';

/** Why a row has no source return. */
export function sayState({ state, why }: Pick<RagDetail, 'state' | 'why'>): string {
  if (state === 'no_context') return 'Not applicable: the row has no context.';
  if (state === 'no_golden') return 'Not scored: the golden answer has no word.';
  return state === 'unreadable' ? `Not scored: ${why ?? 'the context cannot be read.'}` : '';
}

/** How long the response is: `Length: 12 tokens, golden answer 10: 0.20 longer, aligned.` */
export function sayLength(length: NonNullable<RagDetail['length']>): string {
  const { response, golden, deviation } = length;
  const direction = response === golden ? '' : response > golden ? ' longer' : ' shorter';
  return `Length: ${countOf(response, 'token')}, golden answer ${formatCount(golden)}: ${sayFigure(deviation)}${direction}, ${RAG_LABELS[length.class].name}.`;
}

/** The final rating with who says whether the row is right; a part that is missing is named. */
export function sayRating({
  rating,
  factual,
  sourceReturn,
}: Pick<RagDetail, 'rating' | 'factual' | 'sourceReturn'>): string {
  if (rating === undefined) return 'No final rating: no part of it is there.';
  const by = factual && RAG_LABELS[`by_${factual.source}`].name;
  const said = factual
    ? `${factual.factual === 1 ? 'right' : 'wrong'} by ${by}`
    : 'factual correctness left out, as nobody says';
  const sources = sourceReturn ? '' : '; source return left out';
  return `Final rating ${sayFigure(rating)} of 10: ${said}${sources}.`;
}
