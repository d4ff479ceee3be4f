import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import { countOf } from '../../core/format.ts';
import { exportProject, stopProject, useProject } from '../../stores/project.ts';
import { useReviews } from '../../stores/reviews.ts';
import { useRuns } from '../../stores/runs.ts';
import { formatBytes } from '../parts/format-bytes.ts';
import { Panel } from '../parts/panel.tsx';
import classes from './export.module.css';

const CHOICES = [
  {
    withTexts: true,
    label: 'Project file',
    sentence:
      'The files themselves with all of that. Dropped on the page, here or in another browser, it opens everything as it is now.',
  },
  {
    withTexts: false,
    label: 'Project file without texts',
    sentence:
      'Row keys, verdicts, reasons by kind, domains and decisions. No question, answer or response, no note, no proposed answer, and nothing that the judge wrote. Who has the files drops them to see the rows.',
  },
] as const;

/** All that is open as one file, to go on elsewhere or to send. */
export function ProjectExport() {
  const runs = useRuns((state) => state.runs);
  const decisions = useReviews((state) => state.decisions);
  const writing = useProject((state) => state.writing);
  const decided = decisions.size > 0 ? ', what was decided of their rows' : '';
  return (
    <Panel
      title="Project"
      description={`${countOf(runs.length, 'open file')} as one file, with columns, patches${decided}, what the judge said, and settings. Keys and header values never go into it; file names and the judge’s prompt do.`}
    >
      <div className={classes.actions}>
        {CHOICES.map(({ withTexts, label, sentence }) => (
          <div key={label}>
            <Button
              variant="default"
              leftSection={<Download size={16} aria-hidden="true" />}
              disabled={writing !== undefined}
              onClick={() => void exportProject(withTexts)}
            >
              {label}
            </Button>
            <p className={classes.sentence}>{sentence}</p>
          </div>
        ))}
        {writing && (
          <div className={classes.writing}>
            <output>Writing the project: {formatBytes(writing.bytes)} before packing</output>
            <Button size="compact-sm" variant="default" onClick={stopProject}>
              Cancel
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}
