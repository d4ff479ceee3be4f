import { Button } from '@mantine/core';
import { countOf, formatCount } from '../../core/format.ts';
import { FACTUAL_SOURCES, type RatingParts } from '../../core/rag/rag.ts';
import { RATING_PARTS } from '../../core/rag/final-rating.ts';
import { DEFAULT_RAG_SETTINGS } from '../../core/rag/rag-settings.ts';
import { setRagSettings, type RagReport } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import tableClasses from '../parts/accuracy-table.module.css';
import { ratingsTable } from '../../core/rag/rag-tables.ts';
import { CopyButtons } from '../parts/copy-buttons.tsx';
import { Panel } from '../parts/panel.tsx';
import { RAG_LABELS } from '../parts/rag-labels.ts';
import { CountLink } from './count-link.tsx';
import { MeanFigure } from './mean-figure.tsx';
import { MoverList } from './mover-list.tsx';
import { PART_LABELS } from './part-labels.ts';
import type { HrefOf } from './rag.tsx';
import { WeightSlider } from './weight-slider.tsx';
import { TableScroll } from '../parts/table-scroll.tsx';
import classes from './rag.module.css';

interface Props {
  run: Run;
  report: RagReport;
  hrefOf: HrefOf;
}

/** The final rating as its parts, with their weights, who says what is right, and what would move it most. */
export function RatingPanel({ run, report, hrefOf }: Props) {
  const { settings, summary, rows } = report;
  const { rating, parts } = summary.combined.ratings;
  const setWeight = (part: keyof RatingParts, weight: number) =>
    void setRagSettings(run, { weights: { ...settings.weights, [part]: weight } });
  return (
    <Panel
      title="Final rating"
      description="Ten times the weighted mean of the parts that a row has. A part that is missing is left out, never counted as 0."
    >
      <dl className={classes.figures}>
        <MeanFigure
          isMain
          label="Final rating, 0 to 10"
          sentence={
            rating && rating.rows < rows
              ? `${countOf(rows - rating.rows, 'row')} left out: none of the weighted parts is there.`
              : 'Mean over all rows.'
          }
          mean={rating}
        />
      </dl>
      <TableScroll label="Parts of the final rating">
        <table className={tableClasses.table} aria-label="Parts of the final rating">
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col" className={classes.weight}>
                Weight
              </th>
              <th scope="col">Mean, 0 to 1</th>
              <th scope="col">Rows</th>
              <th scope="col">Left out</th>
            </tr>
          </thead>
          <tbody>
            {RATING_PARTS.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {PART_LABELS[part].name}
                  <span className={tableClasses.remark}>{PART_LABELS[part].sentence}</span>
                </th>
                <td className={classes.weight}>
                  <WeightSlider
                    label={`Weight of ${PART_LABELS[part].name.toLowerCase()}`}
                    weight={settings.weights[part]}
                    onChange={(weight) => setWeight(part, weight)}
                  />
                </td>
                <td className={tableClasses.score}>{parts[part].mean?.toFixed(2) ?? '–'}</td>
                <td>{formatCount(parts[part].rows)}</td>
                <td>
                  <CountLink
                    count={rows - parts[part].rows}
                    href={hrefOf({ rag: PART_LABELS[part].missing })}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      <p className={classes.line}>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => void setRagSettings(run, { weights: DEFAULT_RAG_SETTINGS.weights })}
        >
          Weights 1 : 1 : 1
        </Button>
      </p>
      <CopyButtons table={() => ratingsTable(summary, settings)} />
      <FactualSources report={report} hrefOf={hrefOf} />
      <MoverList report={report} hrefOf={hrefOf} />
      <p className={classes.line}>
        <a href={hrefOf({}, { sort: { column: 'rag:final_rating', descending: false } })}>
          Rows by final rating, lowest first
        </a>
      </p>
    </Panel>
  );
}

/** Who says whether rows are right: the first that does. */
function FactualSources({ report, hrefOf }: Pick<Props, 'report' | 'hrefOf'>) {
  const { factual, parts } = report.summary.combined.ratings;
  return (
    <p className={classes.line}>
      Factual correctness is from{' '}
      {FACTUAL_SOURCES.map((source) => (
        <span key={source}>
          {RAG_LABELS[`by_${source}`].name} in{' '}
          <CountLink count={factual[source]} href={hrefOf({ rag: [`by_${source}`] })} noun="row" />
          {', '}
        </span>
      ))}
      and from nobody in{' '}
      <CountLink
        count={report.rows - parts.factual.rows}
        href={hrefOf({ rag: ['factual_none'] })}
        noun="row"
      />
      , where the scorers differ: review or judge those.
    </p>
  );
}
