import type { RagDetail } from '../../stores/rag.ts';
import { KIND_LABELS } from '../parts/rag-labels.ts';
import { LongText } from '../parts/long-text.tsx';
import { showControls } from '../../core/text/show-controls.ts';
import { cutByCitations } from './cut-by-citations.ts';
import { KindMark } from './kind-mark.tsx';
import classes from './row-sources.module.css';

interface Props {
  response: string;
  quoted: RagDetail['quoted'];
  onOpen: (source: number) => void;
}

/** A response with each place marked where it quotes a source; behind it what the source is, which opens its chunk. */
export function QuotingText({ response, quoted, onOpen }: Props) {
  return (
    <LongText text={response}>
      {(shown) =>
        cutByCitations(shown, quoted).map(({ start, text, sources }) =>
          sources.length === 0 ? (
            showControls(text)
          ) : (
            <span key={start}>
              <mark className={classes.citation} data-kind={quoted[sources[0] ?? 0]?.kind}>
                {showControls(text)}
              </mark>
              {sources.map((source) => (
                <SourceButton key={source} place={source} source={quoted[source]} onOpen={onOpen} />
              ))}
            </span>
          ),
        )
      }
    </LongText>
  );
}

function SourceButton(props: {
  place: number;
  source: RagDetail['quoted'][number] | undefined;
  onOpen: (source: number) => void;
}) {
  const { place, source, onOpen } = props;
  if (!source) return null;
  const said = source.kind ? KIND_LABELS[source.kind].name : 'not scored';
  return (
    <button
      type="button"
      className={classes.open}
      data-kind={source.kind}
      aria-label={`Source ${place + 1}, ${source.name}: ${said}. Open it`}
      title={`${source.name}: ${said}`}
      onClick={() => onOpen(place)}
    >
      {place + 1}
      <KindMark kind={source.kind} />
    </button>
  );
}
