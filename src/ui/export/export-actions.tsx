import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../core/format.ts';
import { findContextColumns } from '../../core/rag/context-columns.ts';
import { RAG_COLUMNS } from '../../core/rag/rag-columns.ts';
import { exportRun, stopExport, useRuns, type ExportFlavour, type Run } from '../../stores/runs.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import classes from './export.module.css';

const FLAVOURS: { flavour: ExportFlavour; label: string; sentence: string }[] = [
  {
    flavour: 'csv',
    label: 'CSV',
    sentence: 'Verbatim UTF-8: every cell exactly as it was read. For scripts and archives.',
  },
  {
    flavour: 'excel',
    label: 'CSV for Excel',
    sentence:
      'With a byte order mark, and an apostrophe before cells that a spreadsheet would take for a formula. Loads back here to the very same cells.',
  },
];

/** Both ways to export a run; one export is written at a time. */
export function ExportActions({ run }: { run: Run }) {
  const exporting = useRuns((state) => state.exporting);
  const isWritten = exporting?.key === run.key;
  const hasContext = findContextColumns(run.columns, run.mapping) !== undefined;
  const [withRag, setWithRag] = useState(hasContext);
  return (
    <div className={classes.actions}>
      {FLAVOURS.map(({ flavour, label, sentence }) => (
        <div key={flavour} className={classes.action}>
          <Button
            variant={flavour === 'csv' ? 'filled' : 'default'}
            leftSection={<Download size={16} aria-hidden="true" />}
            aria-label={`${label}: ${run.name}`}
            disabled={exporting !== undefined}
            onClick={() => void exportRun(run.key, flavour, withRag)}
          >
            {label}
          </Button>
          <p className={classes.sentence}>{sentence}</p>
        </div>
      ))}
      {!run.withoutTexts && (
        <Checkbox
          size="xs"
          label={`With the ${RAG_COLUMNS.length} columns of the RAG screen, by its settings: sources, length and final rating`}
          checked={withRag}
          onChange={({ currentTarget }) => setWithRag(currentTarget.checked)}
        />
      )}
      {isWritten && <Writing rows={exporting.rows} total={run.report.rows} name={run.name} />}
    </div>
  );
}

function Writing({ rows, total, name }: { rows: number; total: number; name: string }) {
  const said = `${formatCount(rows)} of ${formatCount(total)} rows`;
  return (
    <div className={classes.writing}>
      <ProgressBar label={`Writing ${name}`} said={said} value={rows} max={total} />
      <span>{said}</span>
      <Button size="compact-sm" variant="default" onClick={stopExport}>
        Cancel
      </Button>
    </div>
  );
}
