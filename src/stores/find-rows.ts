import type { RowFilter, RowId, RowSort } from '../engine/row-types.ts';
import type { Outcome } from '../engine/run-types.ts';
import { askEngine } from './engine.ts';

/**
 * All rows that a filter finds, in order. With `typographicLast`, those whose difference is one of writing
 * alone come last, unless the filter says what becomes of them.
 */
export async function findRows(
  filter: RowFilter,
  sort: RowSort,
  typographicLast: boolean,
): Promise<Outcome<RowId[]>> {
  if (!typographicLast || filter.typographic !== undefined) return listRows(filter, sort);
  const first = await listRows({ ...filter, typographic: false }, sort);
  if (!first.ok) return first;
  const last = await listRows({ ...filter, typographic: true }, sort);
  return last.ok ? { ok: true, value: [...first.value, ...last.value] } : last;
}

function listRows(filter: RowFilter, sort: RowSort): Promise<Outcome<RowId[]>> {
  return askEngine((engine) => engine.findRows(filter, sort));
}
