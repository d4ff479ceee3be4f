import type { RowFilter, View } from '../../stores/rows.ts';
import { RAG_GROUP_LIST, RAG_LABELS } from '../parts/rag-labels.ts';
import { FacetGroup } from './facet-group.tsx';
import { toggleChoice } from './filter-choices.ts';

interface Props {
  facets: View['facets'];
  filter: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** Sources, length and rating, group by group, once they are found; choices that no row has are left out. */
export function RagFacets({ facets: { rag }, filter, onChange }: Props) {
  if (!rag) return null;
  const chosen = filter.rag ?? [];
  return RAG_GROUP_LIST.map(({ title, choices }) => {
    const found = choices.filter((one) => rag[one] > 0 || chosen.includes(one));
    if (found.length < 2 && !found.some((one) => chosen.includes(one))) return null;
    return (
      <FacetGroup
        key={title}
        title={title}
        choices={found.map((one) => ({
          id: one,
          ...RAG_LABELS[one],
          rows: rag[one],
          chosen: chosen.includes(one),
          onToggle: () => onChange(toggleChoice(filter, 'rag', one)),
        }))}
      />
    );
  });
}
