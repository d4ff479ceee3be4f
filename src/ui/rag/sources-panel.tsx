import type { RagReport } from '../../stores/rag.ts';
import { RAG_LIBRARIES } from '../../core/rag/rag-version.ts';
import { formatCount } from '../../core/format.ts';
import { sourcesTable } from '../../core/rag/rag-tables.ts';
import type { Run } from '../../stores/runs.ts';
import { ChooseColumns } from '../parts/choose-columns.tsx';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { MeanFigure } from './mean-figure.tsx';
import { QuotedFacts } from './quoted-facts.tsx';
import type { HrefOf } from './rag.tsx';
import { SourcesTable } from './sources-table.tsx';
import classes from './rag.module.css';

interface Props {
  run: Run;
  report: RagReport;
  hrefOf: HrefOf;
}

/** Do the quoted sources carry the golden answer? Both scores side by side, and by domain. */
export function SourcesPanel({ run, report, hrefOf }: Props) {
  const { combined } = report.summary;
  const { shares, sources } = combined;
  const { settings } = report;
  return (
    <Panel
      title="Sources"
      description="How much of the golden answer the sources carry that a response quotes: 0 to 1, means with 95% bootstrap intervals. Each count leads to its rows."
    >
      {sources.states.scored === 0 ? (
        <>
          <p className={classes.none}>
            Source return is not applicable: no row has a context that could be scored. Map the
            column of retrieved chunks as Context, or name it <code>context</code>.
          </p>
          <div>
            <ChooseColumns run={run} />
          </div>
        </>
      ) : (
        <>
          <dl className={classes.figures}>
            <MeanFigure
              isMain
              label="Source return"
              sentence="Multi-source score: recall and precision together."
              mean={shares.multiSource}
            />
            <MeanFigure
              label="Baseline"
              sentence="The published score: recall, blind to a wrong source among right ones."
              mean={shares.baseline}
            />
            <MeanFigure
              label="Source recall"
              sentence="Golden words that the real quoted sources carry."
              mean={shares.recall}
            />
            <MeanFigure
              label="Source precision"
              sentence="Supporting sources of all that are quoted."
              mean={shares.precision}
            />
            <MeanFigure
              label="Context coverage"
              sentence="Golden words that all chunks carry: the most that quoting can reach."
              mean={shares.coverage}
            />
          </dl>
          <QuotedFacts part={combined} hrefOf={hrefOf} />
          <SourcesTable summary={report.summary} hrefOf={hrefOf} />
          <CopyButtons table={() => sourcesTable(report.summary, settings)} />
        </>
      )}
      {sources.states.scored === 0 && <QuotedFacts part={combined} hrefOf={hrefOf} />}
      <p className={classes.note}>
        Content words: stop list {RAG_LIBRARIES.stopWords}, stemmers {RAG_LIBRARIES.stemmer},{' '}
        {RAG_LIBRARIES.otherStemmers}. Intervals: 1,000 samples, seed {formatCount(settings.seed)}.
      </p>
    </Panel>
  );
}
