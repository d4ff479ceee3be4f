import { countOf } from '../../core/format.ts';
import type { RagDetail } from '../../stores/rag.ts';
import { LongText } from '../parts/long-text.tsx';
import { MarkedText } from '../parts/marked-text.tsx';
import { Fold } from '../parts/fold.tsx';
import classes from './row-sources.module.css';

interface ListProps {
  chunks: RagDetail['chunks'];
  places: readonly number[];
  /** Nothing is quoted, so that these are all. */
  isFirst: boolean;
}

/** The chunks of the context that the response does not quote, on demand. */
export function ChunkList({ chunks, places, isFirst }: ListProps) {
  const count = countOf(places.length, isFirst ? 'chunk' : 'other chunk');
  return (
    <Fold name="row.chunks" className={classes.others}>
      <summary>{count} in the context</summary>
      {places.map((place) => (
        <ChunkText key={place} place={place} chunk={chunks[place]} />
      ))}
    </Fold>
  );
}

/** A chunk, with the golden words that it carries marked. */
export function ChunkText({
  place,
  chunk,
}: {
  place: number;
  chunk: RagDetail['chunks'][number] | undefined;
}) {
  if (!chunk) return null;
  const carried =
    chunk.words.length === 0
      ? 'carries no golden word'
      : `golden words marked in ${countOf(chunk.words.length, 'place')}`;
  return (
    <figure className={classes.chunk}>
      <figcaption>
        Chunk {place + 1}, <bdi>{chunk.name}</bdi>: {carried}
      </figcaption>
      <LongText text={chunk.text}>
        {(shown) => <MarkedText text={shown} marks={{ words: chunk.words }} />}
      </LongText>
    </figure>
  );
}
