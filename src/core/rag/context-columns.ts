import type { Mapping } from '../columns.ts';
import type { ContextReading } from './rag.ts';
import { readContext, readWideContext } from './read-context.ts';

/** Where a file holds its context, as columns (0-based): one cell a row, or a column a chunk. */
export type ContextColumns = { cell: number } | { wide: readonly WideColumn[] };

export interface WideColumn {
  text: number;
  /** Column of the chunk's name. */
  source: number | undefined;
}

/**
 * The column that plays `context`; where none does, columns named `context_1`, `context_2`, … in the order
 * of their numbers, each with `source_1`, `source_2`, … where there is one. Undefined: no context at all.
 */
export function findContextColumns(
  columns: readonly string[],
  mapping: Mapping,
): ContextColumns | undefined {
  if (mapping.context !== undefined) return { cell: mapping.context };
  const sources = findNumbered(columns, 'source');
  const wide = [...findNumbered(columns, 'context')]
    .sort(([a], [b]) => a - b)
    .map(([number, text]) => ({ text, source: sources.get(number) }));
  return wide.length > 0 ? { wide } : undefined;
}

/** What a row's context columns hold, of whose cells `cellOf` gives the text. */
export function readRowContext(
  cellOf: (column: number) => string,
  columns: ContextColumns,
): ContextReading {
  if ('cell' in columns) return readContext(cellOf(columns.cell));
  return readWideContext(
    columns.wide.map(({ text, source }) => ({
      text: cellOf(text),
      source: source === undefined ? '' : cellOf(source),
    })),
  );
}

/** Columns named so and numbered, by number; of several with one number the first. */
function findNumbered(columns: readonly string[], name: string): Map<number, number> {
  const pattern = new RegExp(`^\\s*${name}[\\s_-]?(\\d{1,4})\\s*$`, 'i');
  const found = new Map<number, number>();
  for (const [column, title] of columns.entries()) {
    const number = Number(pattern.exec(title)?.[1] ?? Number.NaN);
    if (!Number.isNaN(number) && !found.has(number)) found.set(number, column);
  }
  return found;
}
