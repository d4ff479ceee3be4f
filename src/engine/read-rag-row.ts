import { findSupportingWords } from '../core/rag/find-supporting-words.ts';
import { DEFAULT_RAG_SETTINGS } from '../core/rag/rag-settings.ts';
import type { RagDetail } from './rag-types.ts';
import { goldenOf } from './golden-rows.ts';
import type { LoadedRun } from './loaded-run.ts';
import { expectedOf, rescoreRow } from './prepare-rag.ts';
import { factualOf, lengthOf, ratingOf } from './rag-rows.ts';

/** A row's sources in full, with what to mark in them; its length and rating as far as they are found. */
export function readRagRow(loaded: LoadedRun, row: number): RagDetail {
  const rag = loaded.rag?.done ? loaded.rag : undefined;
  const { score, context } = rescoreRow(loaded, rag?.settings ?? DEFAULT_RAG_SETTINGS, row);
  const { state, why, quoted, sourceReturn } = score;
  const golden = goldenOf(loaded, row);
  const chunks = context && 'chunks' in context ? context.chunks : [];
  return {
    state,
    why,
    sourceReturn,
    quoted: quoted.map((source, place) => ({ ...source, kind: sourceReturn?.kinds[place] })),
    chunks: chunks.map((chunk) => ({ ...chunk, words: findSupportingWords(golden, chunk.text) })),
    expected: expectedOf(loaded, row),
    length: rag && lengthOf(rag, row),
    factual: rag && factualOf(loaded, row),
    rating: rag && ratingOf(loaded, rag, row),
  };
}
