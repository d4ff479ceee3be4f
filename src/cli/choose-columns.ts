import { findColumns, ROLE_LABELS, ROLES } from '../core/columns.ts';
import type { Mapping, Role } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { ROLE_FLAGS } from './options.ts';
import { plainLine } from './plain-line.ts';

/** The columns that a file is scored by; `Domain` and `question` may be absent. */
export type ScoringColumns = Mapping & { golden: number; response: number };

/**
 * Which column plays which role: as the user named them, else as found by name.
 * Throws Problem `missing_column` or `ambiguous_column`, which name the columns there are.
 */
export function chooseColumns(
  columns: string[],
  named: Partial<Record<Role, string>>,
): ScoringColumns {
  const found = findColumns(columns);
  const chosen: Mapping = {};
  for (const role of ROLES) {
    const name = named[role];
    if (name !== undefined) chosen[role] = findNamed(columns, name, role);
  }
  const taken = new Set(Object.values(chosen));
  for (const role of ROLES) {
    if (chosen[role] !== undefined) continue;
    const rivals = found.ambiguous.find((choice) => choice.role === role)?.columns ?? [];
    const left = rivals.filter((column) => !taken.has(column));
    // The question is not read here, so that two of them do no harm.
    if (left.length > 1 && role !== 'question') throw ambiguous(role, left, columns);
    const column = rivals.length > 0 ? left[0] : found.mapping[role];
    if (column !== undefined && !taken.has(column)) chosen[role] = column;
  }
  const { golden, response } = chosen;
  if (golden === undefined) throw missing('golden', columns);
  if (response === undefined) throw missing('response', columns);
  return { ...chosen, golden, response };
}

/** A name spelled as in the file, else one that differs in case or padding alone. */
function findNamed(columns: string[], name: string, role: Role): number {
  const exact = columns.indexOf(name);
  if (exact !== -1) return exact;
  const key = name.trim().toLowerCase();
  const alike = [...columns.keys()].filter((at) => columns[at]?.trim().toLowerCase() === key);
  const [column] = alike;
  if (alike.length > 1) throw ambiguous(role, alike, columns);
  if (column !== undefined) return column;
  throw new Problem(
    'missing_column',
    `There is no column "${plainLine(name)}" for ${ROLE_FLAGS[role]}. ${listColumns(columns)}`,
  );
}

function missing(role: Role, columns: string[]): Problem {
  return new Problem(
    'missing_column',
    `No column is known as the ${roleName(role)}: name it with ${ROLE_FLAGS[role]}. ${listColumns(columns)}`,
  );
}

function ambiguous(role: Role, rivals: number[], columns: string[]): Problem {
  const names = rivals.map((column) => plainLine(columns[column] ?? '')).join(', ');
  return new Problem(
    'ambiguous_column',
    `Several columns could be the ${roleName(role)} (${names}): name one with ${ROLE_FLAGS[role]}.`,
  );
}

function roleName(role: Role): string {
  return ROLE_LABELS[role].toLowerCase();
}

function listColumns(columns: string[]): string {
  return `The file has: ${columns.map(plainLine).join(', ')}.`;
}
