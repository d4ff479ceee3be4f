import { findColumns, ROLE_LABELS } from '../core/columns.ts';
import type { Mapping } from '../core/columns.ts';
import { Problem } from '../core/problem.ts';
import { NAMED_ROLES, ROLE_FLAGS } from './column-options.ts';
import type { NamedColumns, NamedRole } from './column-options.ts';
import { plainLine } from './plain-line.ts';

/** The columns that a file is scored by. */
interface ScoringColumns {
  golden: number;
  response: number;
  domain: number | undefined;
  /** Undefined where there is none, or where it was not looked for. */
  question: number | undefined;
}

/** The question is not read for scores, so that two columns that could be it do no harm. */
const SCORING_ROLES: readonly NamedRole[] = ['golden', 'response', 'domain'];

/**
 * Which column plays which role: as the user named them, else as found by name among the others.
 * Throws Problem `missing_column` or `ambiguous_column`, which name the columns there are.
 */
export function chooseColumns(
  columns: string[],
  named: NamedColumns,
  roles = SCORING_ROLES,
): ScoringColumns {
  const chosen: Mapping = {};
  for (const role of NAMED_ROLES) {
    const name = named[role];
    if (name !== undefined) chosen[role] = findNamed(columns, name, ROLE_FLAGS[role]);
  }
  const taken = new Set(Object.values(chosen));
  for (const role of roles.filter((open) => chosen[open] === undefined)) {
    const candidates = findCandidates(columns, role).filter((column) => !taken.has(column));
    const [column] = candidates;
    if (candidates.length > 1) throw ambiguous(role, candidates, columns);
    if (column !== undefined) chosen[role] = column;
  }
  const { golden, response, domain, question } = chosen;
  if (golden === undefined) throw missing('golden', columns);
  if (response === undefined) throw missing('response', columns);
  return { golden, response, domain, question };
}

function findCandidates(columns: string[], role: NamedRole): number[] {
  const { mapping, ambiguous: doubts } = findColumns(columns);
  const found = mapping[role];
  if (found !== undefined) return [found];
  return doubts.find((doubt) => doubt.role === role)?.columns ?? [];
}

/**
 * A column by its name spelled as in the file, else by one that differs in case or padding alone. Throws Problem
 * `missing_column` or `ambiguous_column`, which name the flag.
 */
export function findNamed(columns: string[], name: string, flag: string): number {
  const exact = columns.indexOf(name);
  if (exact !== -1) return exact;
  const key = name.trim().toLowerCase();
  const alike = [...columns.keys()].filter((at) => columns[at]?.trim().toLowerCase() === key);
  const [column] = alike;
  if (alike.length > 1) {
    const names = alike.map((at) => plainLine(columns[at] ?? '')).join(', ');
    throw new Problem(
      'ambiguous_column',
      `Several columns have this name but for case (${names}): name one as it is spelled with ${flag}.`,
    );
  }
  if (column !== undefined) return column;
  throw new Problem(
    'missing_column',
    `There is no column "${plainLine(name)}" for ${flag}. ${listColumns(columns)}`,
  );
}

function missing(role: NamedRole, columns: string[]): Problem {
  return new Problem(
    'missing_column',
    `No column is known as the ${roleName(role)}: name it with ${ROLE_FLAGS[role]}. ${listColumns(columns)}`,
  );
}

function ambiguous(role: NamedRole, rivals: number[], columns: string[]): Problem {
  const names = rivals.map((column) => plainLine(columns[column] ?? '')).join(', ');
  return new Problem(
    'ambiguous_column',
    `Several columns could be the ${roleName(role)} (${names}): name one with ${ROLE_FLAGS[role]}.`,
  );
}

function roleName(role: NamedRole): string {
  return ROLE_LABELS[role].toLowerCase();
}

function listColumns(columns: string[]): string {
  return `The file has: ${columns.map(plainLine).join(', ')}.`;
}
