import { countOf } from '../../core/format.ts';
import { useRuns } from '../../stores/runs.ts';
import type { Run } from '../../stores/runs.ts';
import { Panel } from '../parts/panel.tsx';
import { NothingLoaded } from '../parts/nothing-loaded.tsx';
import { ScreenHeading } from '../parts/screen-heading.tsx';
import { ColumnGlossary } from './column-glossary.tsx';
import { ExportActions } from './export-actions.tsx';
import { ReportExport } from './report-export.tsx';
import { ProjectExport } from './project-export.tsx';
import { ReviewExports } from './review-exports.tsx';
import classes from './export.module.css';

/** The scored CSV of each run, the report on them, and what was reviewed. */
export default function Export() {
  const runs = useRuns((state) => state.runs);
  return (
    <div className={classes.screen}>
      <ScreenHeading title="Export" hidden />
      {runs.length === 0 && <NothingLoaded />}
      {runs.map((run) => (
        <Panel
          key={run.key}
          title={run.name}
          description={`${countOf(run.report.rows, 'row')}, each with ${sayOwnColumns(run)}, then the eight below.${sayPatched(run)}`}
        >
          <ExportActions run={run} />
        </Panel>
      ))}
      {runs.length > 0 && <ReportExport />}
      {runs.length > 0 && <ReviewExports />}
      {runs.length > 0 && <ProjectExport />}
      <ColumnGlossary />
    </div>
  );
}

/** A run without texts has the keys of its rows in their place. */
function sayOwnColumns({ withoutTexts, columns }: Run): string {
  if (withoutTexts) return 'its row key and what is known of it without texts, which are not here';
  return `the file’s own ${countOf(columns.length, 'column')} as they were`;
}

/** What is different while a patch is on. */
function sayPatched({ patch }: Run): string {
  if (!patch) return '';
  return ` ${countOf(patch.rows, 'golden answer')} replaced by ${patch.name}: a ninth column, patched_answer, holds them, and the file’s name ends in .patched.`;
}
