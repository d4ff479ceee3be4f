import { CREDIT_LABELS, BUCKET_LABELS } from '../../core/buckets.ts';
import { FINDING_LABELS, FINDINGS } from '../../core/findings.ts';
import { BUCKETS, CREDITS } from '../../core/model.ts';
import type { RowFilter, View } from '../../stores/rows.ts';
import type { Run } from '../../stores/runs.ts';
import { BucketBadge } from '../parts/bucket-badge.tsx';
import { FacetGroup } from './facet-group.tsx';
import { DecisionFacets } from './decision-facets.tsx';
import { toggleChoice, toggleFinding } from './filter-choices.ts';
import { RagFacets } from './rag-facets.tsx';
import { PreparingNote } from './preparing-note.tsx';
import { ReasonFacets } from './reason-facets.tsx';
import type { CountedRun } from './use-preparing.ts';

interface Props {
  facets: View['facets'];
  filter: RowFilter;
  runs: (CountedRun & Pick<Run, 'name'>)[];
  onChange: (filter: RowFilter) => void;
}

/** What rows can be narrowed to, each choice with the rows that it would leave. */
export function Facets({ facets, filter, runs, onChange }: Props) {
  const { buckets = [], domains = [], credits = [], runs: chosenRuns = [], finding } = filter;
  return (
    <>
      <FacetGroup
        title="Bucket"
        choices={BUCKETS.map((bucket) => ({
          id: bucket,
          name: BUCKET_LABELS[bucket].name,
          badge: <BucketBadge bucket={bucket} />,
          rows: facets.buckets[bucket],
          chosen: buckets.includes(bucket),
          onToggle: () => onChange(toggleChoice(filter, 'buckets', bucket)),
        }))}
      />
      <PreparingNote runs={runs} />
      <ReasonFacets facets={facets} filter={filter} onChange={onChange} />
      <DecisionFacets facets={facets} filter={filter} onChange={onChange} />
      <RagFacets facets={facets} filter={filter} onChange={onChange} />
      {runs.length > 1 && (
        <FacetGroup
          title="File"
          choices={runs.map(({ key, name }) => ({
            id: key,
            name,
            rows: facets.runs[key] ?? 0,
            chosen: chosenRuns.includes(key),
            onToggle: () => onChange(toggleChoice(filter, 'runs', key)),
          }))}
        />
      )}
      {(facets.domains.length > 1 || domains.length > 0) && (
        <FacetGroup
          title="Domain"
          unlisted={facets.otherDomains}
          choices={listDomains(facets, domains).map(({ domain, rows }) => ({
            id: domain,
            name: domain || '(empty)',
            rows,
            chosen: domains.includes(domain),
            onToggle: () => onChange(toggleChoice(filter, 'domains', domain)),
          }))}
        />
      )}
      <FacetGroup
        title="Partial credit"
        choices={CREDITS.map((credit) => ({
          id: credit,
          name: CREDIT_LABELS[credit],
          rows: facets.credits[credit],
          chosen: credits.includes(credit),
          onToggle: () => onChange(toggleChoice(filter, 'credits', credit)),
        }))}
      />
      <FacetGroup
        title="Findings"
        choices={FINDINGS.map((one) => ({
          id: one,
          name: FINDING_LABELS[one].name,
          rows: facets.findings[one],
          chosen: finding === one,
          onToggle: () => onChange(toggleFinding(filter, one)),
        }))}
      />
    </>
  );
}

/** The domains found, and chosen ones that no row of the rest of the filter has, so that they can be let go. */
function listDomains({ domains }: View['facets'], chosen: string[]) {
  const found = new Set(domains.map(({ domain }) => domain));
  const lost = chosen.filter((domain) => !found.has(domain));
  return [...domains, ...lost.map((domain) => ({ domain, rows: 0 }))];
}
