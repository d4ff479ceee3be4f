import { useEffect, useRef } from 'react';
import { countOf } from '../../core/format.ts';
import type { RagDetail } from '../../stores/rag.ts';
import { KIND_LABELS } from '../parts/rag-labels.ts';
import { ChunkText } from './chunk-list.tsx';
import { KindMark } from './kind-mark.tsx';
import classes from './row-sources.module.css';

interface Props {
  quoted: RagDetail['quoted'];
  chunks: RagDetail['chunks'];
  /** Whether the row has a context to look the sources up in. */
  isKnown: boolean;
  /** The source that was opened from the response. */
  opened: number | undefined;
  onOpen: (source: number | undefined) => void;
}

/** The sources that a response quotes: what each is, and its chunk on demand. */
export function SourceList({ quoted, chunks, isKnown, opened, onOpen }: Props) {
  if (quoted.length === 0) return null;
  return (
    <ol className={classes.list} aria-label="Quoted sources">
      {[...quoted.entries()].map(([place, source]) => (
        <QuotedItem
          key={place}
          source={source}
          chunks={chunks}
          isKnown={isKnown}
          isOpen={opened === place}
          onToggle={() => onOpen(opened === place ? undefined : place)}
        />
      ))}
    </ol>
  );
}

interface ItemProps {
  source: RagDetail['quoted'][number];
  chunks: RagDetail['chunks'];
  isKnown: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function QuotedItem({ source, chunks, isKnown, isOpen, onToggle }: ItemProps) {
  const { kind, name, citations } = source;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    button.current?.focus({ preventScroll: true });
    button.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <button
        ref={button}
        type="button"
        className={classes.source}
        aria-expanded={isOpen}
        onClick={onToggle}
      >
        <bdi className={classes.name}>{name}</bdi>
        <span className={classes.kind} data-kind={kind}>
          <KindMark kind={kind} /> {kind ? KIND_LABELS[kind].name : 'not scored'}
        </span>
        <span className={classes.times}>quoted {countOf(citations.length, 'time')}</span>
      </button>
      {isOpen && (
        <div className={classes.chunks}>
          {kind && <p className={classes.line}>{KIND_LABELS[kind].sentence}</p>}
          {!isKnown && <p className={classes.line}>The row has no context to look it up in.</p>}
          {source.chunks.map((place) => (
            <ChunkText key={place} place={place} chunk={chunks[place]} />
          ))}
        </div>
      )}
    </li>
  );
}
