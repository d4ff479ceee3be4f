import { X } from 'lucide-react';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { listChips } from './filter-choices.ts';
import classes from './explorer.module.css';

interface Props {
  filter: RowFilter;
  runs: Run[];
  onChange: (filter: RowFilter) => void;
}

/** The active filters; pressing one removes it. */
export function FilterChips({ filter, runs, onChange }: Props) {
  const chips = listChips(filter, runs);
  if (chips.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter ${label}`}
            onClick={() => onChange(without)}
          >
            <bdi>{label}</bdi> <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className={classes.clear} onClick={() => onChange({})}>
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
