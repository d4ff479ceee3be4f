import { useEffect, useState } from 'react';
import { findContextColumns } from '../../core/rag/context-columns.ts';
import { openRagRow, useRag, type RagDetail } from '../../stores/rag.ts';
import type { RowDetail } from '../../stores/rows.ts';
import { useRuns } from '../../stores/runs.ts';
import { FIGURE_LABELS } from '../parts/rag-labels.ts';
import { sayFigure } from '../parts/say-figure.ts';
import { ChunkList } from './chunk-list.tsx';
import { QuotingText } from './quoting-text.tsx';
import { SourceList } from './source-list.tsx';
import { sayLength, sayRating, sayState } from './say-rag-row.ts';
import classes from './row-sources.module.css';
import paneClasses from './row-pane.module.css';

/** The sources that a row quotes, its length and its rating; nothing for a file without a context of which nothing was asked. */
export function RowSources({ row: { run, row, response } }: { row: RowDetail }) {
  const loaded = useRuns(({ runs }) => runs.find(({ key }) => key === run));
  const isReady = useRag(({ ready }) => ready.get(run) !== undefined);
  const open = useRag((state) => state.row);
  const hasContext = loaded && findContextColumns(loaded.columns, loaded.mapping) !== undefined;
  const isShown = hasContext || isReady;
  useEffect(() => {
    if (isShown) void openRagRow({ run, row });
  }, [run, row, isShown]);
  if (!isShown || open?.id.run !== run || open.id.row !== row) return null;
  return <SourcesOf detail={open.detail} response={response} />;
}

function SourcesOf({ detail, response }: { detail: RagDetail; response: string }) {
  const { state, quoted, chunks } = detail;
  const [opened, setOpened] = useState<number>();
  const known = chunks.length > 0;
  const others = [...chunks.keys()].filter(
    (place) => !quoted.some((source) => source.chunks.includes(place)),
  );
  return (
    <section aria-label="Sources" className={classes.sources}>
      <h2>Sources</h2>
      {state !== 'scored' && <p className={paneClasses.none}>{sayState(detail)}</p>}
      <Scores detail={detail} />
      {quoted.length > 0 && (
        <>
          <h3>Response, with the sources that it quotes</h3>
          <QuotingText response={response} quoted={quoted} onOpen={setOpened} />
        </>
      )}
      {quoted.length === 0 && <p className={paneClasses.none}>The response quotes no source.</p>}
      <SourceList
        quoted={quoted}
        chunks={chunks}
        isKnown={known}
        opened={opened}
        onOpen={setOpened}
      />
      {others.length > 0 && (
        <ChunkList chunks={chunks} places={others} isFirst={quoted.length === 0} />
      )}
      {detail.length && <p className={classes.line}>{sayLength(detail.length)}</p>}
      {detail.length && <p className={classes.line}>{sayRating(detail)}</p>}
    </section>
  );
}

/** The scores with what they are made of. */
function Scores({ detail: { sourceReturn, expected } }: { detail: RagDetail }) {
  if (!sourceReturn) return null;
  const figures = [
    [FIGURE_LABELS.source_return, sourceReturn.multiSource],
    [FIGURE_LABELS.source_return_baseline, sourceReturn.baseline],
    [FIGURE_LABELS.source_recall, sourceReturn.recall],
    [FIGURE_LABELS.source_precision, sourceReturn.precision],
    [FIGURE_LABELS.context_coverage, sourceReturn.coverage],
    ...(expected === undefined ? [] : [[FIGURE_LABELS.expected_score, expected] as const]),
  ] as const;
  return (
    <>
      <dl className={classes.scores}>
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sayFigure(figure)}</dd>
          </div>
        ))}
      </dl>
      {sourceReturn.contentWords < 3 && (
        <p className={paneClasses.none}>
          Fewer than three content words in the golden answer: any chunk that holds one scores high.
        </p>
      )}
    </>
  );
}
