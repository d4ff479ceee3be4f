import { X } from 'lucide-react';
import type { RowFilter } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { listChips } from './filter-choices.ts';
import classes from './explorer.module.css';

interface Props {
  filter: RowFilter;
  runs: Run[];
  onChange: (filter: RowFilter) => void;
  /** The last chip was removed, and the focus with it. */
  onEmpty: () => void;
}

/** The active filters; pressing one removes it. */
export function FilterChips({ filter, runs, onChange, onEmpty }: Props) {
  const chips = listChips(filter, runs);
  if (chips.length === 0) return null;
  const remove = (item: Element | null, without: RowFilter) => {
    // Before the button goes, so that the focus does not fall off the page.
    const next = item?.previousElementSibling ?? (chips.length > 1 && item?.nextElementSibling);
    if (next) next.querySelector('button')?.focus();
    else onEmpty();
    onChange(without);
  };
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {chips.map(({ id, label, without }) => (
        <li key={id}>
          <button
            type="button"
            className={classes.chip}
            aria-label={`Remove filter ${label}`}
            onClick={(event) => remove(event.currentTarget.parentElement, without)}
          >
            <bdi>{label}</bdi> <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button
            type="button"
            className={classes.clear}
            onClick={() => {
              onEmpty();
              onChange({});
            }}
          >
            Remove all
          </button>
        </li>
      )}
    </ul>
  );
}
