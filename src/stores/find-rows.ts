import type { Outcome, RowFilter, RowId, RowSort } from '../engine/api.ts';
import { askEngine } from './engine.ts';

/** Rows asked for at once. */
const SLICE = 1000;

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

async function listRows(filter: RowFilter, sort: RowSort): Promise<Outcome<RowId[]>> {
  return askEngine(async (engine) => {
    const found = await engine.query(filter, sort);
    if (!found.ok) return found;
    const { id, count } = found.value;
    const ids: RowId[] = [];
    for (let from = 0; from < count; from += SLICE)
      for (const { run, row } of await engine.page(id, from, from + SLICE, []))
        ids.push({ run, row });
    return { ok: true, value: ids };
  });
}
