import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import { formatCount } from '../../core/format.ts';
import type { RowFilter, View } from '../../stores/rows.ts';
import { FacetGroup } from './facet-group.tsx';
import { toggleChoice, toggleTypographic } from './filter-choices.ts';
import { REASON_GROUPS } from './reason-groups.ts';
import classes from './facets.module.css';

interface Props {
  facets: View['facets'];
  filter: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** Why rows differ, by what a reason explains; reasons that no row has are left out. */
export function ReasonFacets({ facets: { reasons, typographic }, filter, onChange }: Props) {
  if (!reasons) return null;
  const chosen = filter.reasons ?? [];
  return (
    <>
      {REASON_GROUPS.map(({ title, reasons: kinds }) => {
        const found = kinds.filter(({ id }) => reasons[id] > 0 || chosen.includes(id));
        if (found.length === 0) return null;
        return (
          <FacetGroup
            key={title}
            title={`Reason: ${title}`}
            choices={found.map(({ id, name, sentence }) => ({
              id,
              name,
              hint: sentence,
              rows: reasons[id],
              chosen: chosen.includes(id),
              onToggle: () => onChange(toggleChoice(filter, 'reasons', id)),
            }))}
          />
        );
      })}
      {(typographic !== undefined && typographic > 0) || filter.typographic === false ? (
        <Checkbox
          size="xs"
          className={classes.check}
          label={`Leave out rows that differ in writing alone: ${formatCount(typographic ?? 0)}`}
          checked={filter.typographic === false}
          onChange={() => onChange(toggleTypographic(filter, false))}
        />
      ) : null}
    </>
  );
}
