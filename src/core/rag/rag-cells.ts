import { formatCount } from '../format.ts';
import type { MetricCheck } from './check-metric.ts';
import { writeLabel } from './label-classes.ts';
import type { RagPart, RagSummary } from './rag-summary.ts';
import type { Mean } from '../stats/bootstrap.ts';

/** The table of domains and all rows together, its headings first. A figure that no row has is `–`. */
export function ragTable({ combined, domains }: RagSummary): string[][] {
  return [
    HEADINGS,
    ...domains.map(({ domain, part }) => [domain || '(empty)', ...partCells(part)]),
    ['Combined', ...partCells(combined)],
  ];
}

const HEADINGS = [
  'Domain',
  'Rows',
  'Scored',
  'Source return',
  'Baseline',
  'Recall',
  'Precision',
  'Coverage',
  'Aligned',
  'Final rating',
];

function partCells({ rows, sources, shares, lengths, ratings }: RagPart): string[] {
  return [
    formatCount(rows),
    formatCount(sources.states.scored),
    withInterval(shares.multiSource, 3),
    withInterval(shares.baseline, 3),
    meanOf(shares.recall),
    meanOf(shares.precision),
    meanOf(shares.coverage),
    lengths.rows === 0 ? '–' : `${formatCount(lengths.aligned)}/${formatCount(lengths.rows)}`,
    withInterval(ratings.rating, 2),
  ];
}

function meanOf(mean: Mean | undefined): string {
  return mean ? mean.mean.toFixed(3) : '–';
}

/** A mean with its interval: `0.842 (0.800–0.880)`. */
function withInterval(mean: Mean | undefined, decimals: number): string {
  if (!mean) return '–';
  const { interval } = mean;
  const bounds = interval
    ? ` (${interval.low.toFixed(decimals)}–${interval.high.toFixed(decimals)})`
    : '';
  return mean.mean.toFixed(decimals) + bounds;
}

/** Both scores against the labels, class by class and all together, headings first. */
export function checkTable({ rows, scores }: MetricCheck): string[][] {
  const { multiSource, baseline } = scores;
  const classes = multiSource.classes.map(({ label, rows: count, difference }, place) => [
    writeLabel(label),
    formatCount(count),
    difference.toFixed(4),
    baseline.classes[place]?.difference.toFixed(4) ?? '–',
  ]);
  return [
    ['Expected score', 'Rows', 'Multi-source: mean difference', 'Baseline: mean difference'],
    ...classes,
    [
      'All',
      formatCount(rows),
      withInterval(multiSource.difference, 4),
      withInterval(baseline.difference, 4),
    ],
  ];
}
