import type { Span } from '../text/span.ts';
import { readCitations } from './find-citations.ts';
import type { Chunk, Citation, QuotedSource } from './rag.ts';
import { openSourceLookup, type SourceLookup } from './source-lookup.ts';
import { sourceKey, sourceNumber, sourceStem } from './source-names.ts';

export interface QuotedSources {
  /** In the order in which the response first quotes them. */
  sources: QuotedSource[];
  /** Where it does, its closing list included: in order, without overlaps. */
  spans: Span[];
}

/** A source that a citation means, and by what it is known to be the same again. */
interface Resolved {
  key: string;
  name: string;
  chunks: number[];
}

/**
 * The sources that a response quotes, each once, and the chunks of the context that are meant. A number is
 * looked up in the response's own numbered list of sources, then among the names, then as a position.
 */
export function findQuotedSources(
  response: string,
  chunks: readonly Chunk[],
  custom: readonly Citation[] = [],
): QuotedSources {
  const lookup = openSourceLookup(chunks);
  const isKnown = (name: string) => lookup.find(name) !== undefined;
  const { citations, covers } = readCitations(response, custom, isKnown);
  const own = new Map<string, Citation>();
  for (const one of citations) if (one.number !== undefined) own.set(listKey(one.number), one);
  const sources = new Map<string, QuotedSource>();
  for (const citation of citations) {
    for (const source of resolve(citation, own, lookup, chunks)) {
      const known = sources.get(source.key);
      if (known) known.citations.push(citation);
      else
        sources.set(source.key, {
          name: source.name,
          chunks: source.chunks,
          citations: [citation],
        });
    }
  }
  return {
    sources: [...sources.values()],
    spans: mergeSpans([...citations, ...covers]),
  };
}

/** What a citation quotes: several sources, where it names several that the context has in one breath. */
function resolve(
  citation: Citation,
  own: ReadonlyMap<string, Citation>,
  lookup: SourceLookup,
  chunks: readonly Chunk[],
): Resolved[] {
  const listed = citation.number === undefined ? own.get(listKey(citation.name)) : undefined;
  const { name, others = [] } = listed ?? citation;
  const found = findReal(name, lookup) ?? findTogether(name, lookup) ?? findFirst(others, lookup);
  if (found === undefined) return [{ key: `invented ${inventedKey(name)}`, name, chunks: [] }];
  return found.map((places) => ({
    key: `real ${places[0]}`,
    name: chunks[places[0] ?? 0]?.name ?? name,
    chunks: places,
  }));
}

/** By name, and a number then by position. */
function findReal(name: string, lookup: SourceLookup): number[][] | undefined {
  const number = sourceNumber(name);
  const source = lookup.find(name) ?? (number && lookup.at(Number(number)));
  return source ? [source] : undefined;
}

/** `Amazon and Nile`, where both are in the context. */
function findTogether(name: string, lookup: SourceLookup): number[][] | undefined {
  const parts = name.split(/\s*[,;&]\s*|\s+and\s+/u).filter((part) => part !== '');
  const sources = parts.map((part) => lookup.find(part));
  const found = sources.filter((source) => source !== undefined);
  return parts.length > 1 && found.length === parts.length ? found : undefined;
}

function findFirst(names: readonly string[], lookup: SourceLookup): number[][] | undefined {
  for (const name of names) {
    const found = findReal(name, lookup);
    if (found) return found;
  }
  return undefined;
}

/** An entry of the response's own list, however its number is written. */
function listKey(number: string): string {
  return sourceNumber(number) ?? sourceKey(number);
}

/** Names that are compared as equal are one invented source. */
function inventedKey(name: string): string {
  return sourceNumber(name) ?? sourceStem(sourceKey(name));
}

/** The same stretches in order, those that touch or overlap as one. */
function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}
