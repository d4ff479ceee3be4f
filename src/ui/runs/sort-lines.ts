import type { RunLine } from '../../core/runs/runs-table.ts';

/** A line of the table of runs, of a run that can be found again. */
export interface KeyedLine extends RunLine {
  /** Key of the run. */
  key: string;
}

/** `order` is the reader's own order; `domain:N` is the domain at that place. */
export type LineColumn = 'order' | 'name' | 'rows' | 'micro' | 'macro' | `domain:${number}`;

export interface LineSort {
  column: LineColumn;
  descending: boolean;
}

export const IN_ORDER: LineSort = { column: 'order', descending: false };

/** A domain of other files may not be there: its lines then stand in their order. */
export function isLineColumn(text: string): text is LineColumn {
  return /^(?:order|name|rows|micro|macro|domain:\d{1,6})$/.test(text);
}

const collator = new Intl.Collator('en', { numeric: true });

/** Lines in an order; those without the figure come last both ways, and ties keep their order. */
export function sortLines<Line extends RunLine>(
  lines: readonly Line[],
  { column, descending }: LineSort,
): Line[] {
  const sign = descending ? -1 : 1;
  if (column === 'order') return [...lines];
  if (column === 'name') return [...lines].sort((a, b) => sign * collator.compare(a.name, b.name));
  return [...lines].sort((a, b) => {
    const [first, second] = [measure(a, column), measure(b, column)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second);
  });
}

function measure(
  { shares }: RunLine,
  column: Exclude<LineColumn, 'order' | 'name'>,
): number | undefined {
  if (column === 'rows') return shares.micro?.rows;
  if (column === 'micro') return shares.micro?.percent;
  if (column === 'macro') return shares.macro;
  return shares.domains[Number(column.slice('domain:'.length))]?.percent;
}

/** The sort after a click on a header: names from A, figures from the largest; then the other way; then as it was. */
export function toggleSort(sort: LineSort, column: LineColumn): LineSort {
  const first = column !== 'name';
  if (sort.column !== column) return { column, descending: first };
  return sort.descending === first ? { column, descending: !first } : IN_ORDER;
}

/** By what lines stand together. */
export const GROUPINGS = ['none', 'language', 'model'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Lines under headings, in order of first appearance; all under one without a name where nothing groups them. */
export function groupLines<Line extends RunLine>(
  lines: readonly Line[],
  grouping: Grouping,
): { name: string; lines: Line[] }[] {
  if (grouping === 'none') return [{ name: '', lines: [...lines] }];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    const name = line[grouping] || `no ${grouping} given`;
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups].map(([name, members]) => ({ name, lines: members }));
}
