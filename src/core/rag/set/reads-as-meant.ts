import { findQuotedSources } from '../find-quoted-sources.ts';
import type { Chunk } from '../rag.ts';

/** Whether a response is read as quoting these sources and no others: an invented one where the context lacks it. */
export function readsAsMeant(
  response: string,
  context: readonly Chunk[],
  quoted: readonly string[],
): boolean {
  const found = findQuotedSources(response, context).sources;
  const meant = quoted.map((name) =>
    [...context.keys()].filter((place) => context[place]?.name === name).join(),
  );
  const read = found.map(({ chunks }) => chunks.join());
  return meant.length === read.length && meant.every((places) => read.includes(places));
}
