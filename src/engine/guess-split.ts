import type { AmbiguousRole, findColumns, Mapping, Role } from '../core/columns.ts';
import { findResponseColumns } from '../core/runs/response-columns.ts';
import type { SplitChoice } from './run-types.ts';

/** Roles whose column splits a file into runs. */
const SPLITTING = ['model', 'language'] as const;

/**
 * Which runs a file seems to hold, by its column names: a mapped model or language splits it, and where no column
 * plays the response, those that look like several models' do, the first of them as the mapped one.
 */
export function guessSplit(
  columns: readonly string[],
  found: ReturnType<typeof findColumns>,
): { mapping: Mapping; split: SplitChoice; missing: Role[]; ambiguous: AmbiguousRole[] } {
  const by = SPLITTING.filter((role) => found.mapping[role] !== undefined);
  const [first, ...others] = findResponseColumns(columns).map(({ column }) => column);
  if (first === undefined || !found.missing.includes('response'))
    return { ...found, split: { by, responses: [] } };
  return {
    ...found,
    mapping: { ...found.mapping, response: first },
    split: { by, responses: others },
    missing: found.missing.filter((role) => role !== 'response'),
  };
}
