import type { CountTokens } from '../judge/tokens.ts';
import type { Span } from '../text/span.ts';
import { isBlank } from '../text/white-space.ts';
import { findQuotedSources } from './find-quoted-sources.ts';
import type {
  Citation,
  ContextReading,
  QuotedSource,
  ResponseLength,
  SourceReturn,
  SourceState,
} from './rag.ts';
import { scoreSources } from './source-return.ts';

/** What is read of a row of retrieval-augmented answers. */
export interface RagRow {
  golden: string;
  response: string;
  /** Undefined where the file has no column for it. */
  context: ContextReading | undefined;
  /** Citations that the user's own regular expression found in the response. */
  custom?: readonly Citation[] | undefined;
}

export interface RagRowScore {
  state: SourceState;
  /** Why the context is unreadable, as a sentence; undefined in every other state. */
  why: string | undefined;
  /** Every source that the response quotes; which of them are invented is known only where there is a context. */
  quoted: QuotedSource[];
  /** Where the response quotes sources or lists them. */
  spans: Span[];
  /** Undefined where it is not scored. */
  sourceReturn: SourceReturn | undefined;
  /** Quoted sources that are not in the context; 0 where there is none to look in. */
  invented: number;
  /** Undefined for a blank golden answer. */
  length: ResponseLength | undefined;
}

/** The sources and the length of one row. `leaveOutSources`: what quotes sources is no part of the response's length. */
export function scoreRagRow(
  { golden, response, context, custom }: RagRow,
  count: CountTokens,
  { leaveOutSources }: { leaveOutSources: boolean },
): RagRowScore {
  const chunks = context && 'chunks' in context ? context.chunks : [];
  const { sources, spans } = findQuotedSources(response, chunks, custom);
  const sourceReturn = chunks.length === 0 ? undefined : scoreSources(golden, chunks, sources);
  const counted = leaveOutSources ? leaveOut(response, spans) : response;
  return {
    state: stateOf(context, sourceReturn),
    why: context && 'unreadable' in context ? context.unreadable : undefined,
    quoted: sources,
    spans,
    sourceReturn,
    invented:
      chunks.length === 0 ? 0 : sources.filter((source) => source.chunks.length === 0).length,
    length: isBlank(golden) ? undefined : { response: count(counted), golden: count(golden) },
  };
}

function stateOf(
  context: ContextReading | undefined,
  sourceReturn: SourceReturn | undefined,
): SourceState {
  if (!context) return 'no_context';
  if ('unreadable' in context) return 'unreadable';
  if (context.chunks.length === 0) return 'no_context';
  return sourceReturn ? 'scored' : 'no_golden';
}

/** The text without the spans, which may overlap, and without the white space before each and at the end. */
function leaveOut(text: string, spans: readonly Span[]): string {
  if (spans.length === 0) return text;
  let kept = '';
  let from = 0;
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > from) kept += text.slice(from, start).trimEnd();
    from = Math.max(from, end);
  }
  return (kept + text.slice(from)).trimEnd();
}
