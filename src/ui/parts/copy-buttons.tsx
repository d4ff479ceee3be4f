import type { TableTexts } from '../../core/write-table.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './copy-buttons.module.css';

/** Copies a table in the form that a paper, a sheet or a readme wants; it is made when a button is pressed. */
export function CopyButtons({ table }: { table: () => TableTexts }) {
  return (
    <div className={classes.copy}>
      <CopyButton label="Copy Markdown" text={() => table().markdown} />
      <CopyButton label="Copy CSV" text={() => table().csv} />
      <CopyButton label="Copy LaTeX" text={() => table().latex} />
    </div>
  );
}
