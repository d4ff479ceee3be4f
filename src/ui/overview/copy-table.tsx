import { summaryTable } from '../../core/summary-table.ts';
import type { DomainTally, Tally } from '../../core/model.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import classes from './overview.module.css';

interface Props {
  tally: Tally;
  domains: DomainTally[];
  /** What must be said beside the figures. */
  notes: string[];
}

/** Copies the table of domains in the form that a paper, a sheet or a readme wants. */
export function CopyTable({ tally, domains, notes }: Props) {
  const table = () => summaryTable(tally, domains, notes);
  return (
    <div className={classes.copy}>
      <CopyButton label="Copy Markdown" text={() => table().markdown} />
      <CopyButton label="Copy CSV" text={() => table().csv} />
      <CopyButton label="Copy LaTeX" text={() => table().latex} />
    </div>
  );
}
