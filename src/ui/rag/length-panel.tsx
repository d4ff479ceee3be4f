import { useState } from 'react';
import { formatCount, formatInterval, formatPercent } from '../../core/format.ts';
import type { LengthClass } from '../../core/rag/rag.ts';
import { wilsonInterval } from '../../core/stats/wilson.ts';
import { setRagSettings, type RagReport } from '../../stores/rag.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { RAG_LABELS } from '../parts/rag-labels.ts';
import { countAligned } from './count-aligned.ts';
import { CountLink } from './count-link.tsx';
import { DeviationChart } from './deviation-chart.tsx';
import { LengthTable } from './length-table.tsx';
import type { HrefOf } from './rag.tsx';
import { sayInterval, sayMean } from './say-mean.ts';
import classes from './rag.module.css';

const CLASSES: LengthClass[] = ['aligned', 'borderline', 'too_short', 'too_long'];

interface Props {
  run: Run;
  report: RagReport;
  hrefOf: HrefOf;
}

/** How long responses are beside their golden answers, with the threshold as a line to drag. */
export function LengthPanel({ run, report, hrefOf }: Props) {
  const { settings, summary, lengths, rows } = report;
  const { lengths: part } = summary.combined;
  /** Where the line is dragged to, until the report follows. */
  const [dragged, setDragged] = useState<number>();
  const threshold = dragged ?? settings.threshold;
  const live = dragged === undefined ? part : countAligned(lengths, dragged);
  const interval = wilsonInterval(live.aligned, live.rows);
  const counted = settings.countSources ? 'counted too' : 'left out of the count';
  const leftOut = rows - part.rows;
  const drop = async () => {
    if (dragged === undefined) return;
    if (dragged !== settings.threshold) await setRagSettings(run, { threshold: dragged });
    // Dragged on meanwhile, it stays where it is.
    setDragged((now) => (now === dragged ? undefined : now));
  };
  return (
    <Panel
      title="Response length"
      description={`Tokens of ${settings.tokenizer}, quoted sources and closing lists of sources ${counted}. Deviation is the difference over the golden answer’s tokens; below ${threshold.toFixed(2)} a response is aligned.`}
    >
      <p className={classes.headline} aria-live="polite">
        <b>{live.rows === 0 ? '–' : formatPercent((100 * live.aligned) / live.rows)}</b> aligned{' '}
        {interval && <span className={classes.interval}>{formatInterval(interval)}</span>}{' '}
        <span className={classes.over}>
          {formatCount(live.aligned)} of {formatCount(live.rows)} rows, threshold{' '}
          {threshold.toFixed(2)}
        </span>
      </p>
      <DeviationChart
        lengths={lengths}
        threshold={threshold}
        onDrag={setDragged}
        onDrop={() => void drop()}
      />
      <ul className={classes.facts}>
        {CLASSES.map((kind) => (
          <li key={kind}>
            <CountLink count={part.classes[kind]} href={hrefOf({ rag: [kind] })} noun="row" />{' '}
            {RAG_LABELS[kind].name}
            {kind === 'borderline' &&
              ' (0.25 to below 0.30, where the published thresholds disagree)'}
          </li>
        ))}
        <li>
          <CountLink count={leftOut} href={hrefOf({ rag: ['no_length'] })} noun="row" /> not scored:
          their golden answer is empty
        </li>
        <li>
          Mean deviation {sayMean(part.deviation)}
          {part.deviation?.interval && ` (${sayInterval(part.deviation)})`};{' '}
          {formatCount(part.shorter)} shorter and {formatCount(part.longer)} longer than the golden
          answer.{' '}
          <a href={hrefOf({}, { sort: { column: 'rag:length_deviation', descending: true } })}>
            Rows by deviation
          </a>
        </li>
      </ul>
      <LengthTable summary={summary} hrefOf={hrefOf} />
    </Panel>
  );
}
