import { findColumns, ROLE_LABELS, type Role } from '../../columns.ts';
import { Problem } from '../../problem.ts';

/** Where a file of questions holds its parts: columns, counted from 0. */
export interface QaColumns {
  question: number;
  answer: number;
  /** Undefined where the chunks are a file of their own. */
  chunk: number | undefined;
  source: number;
  domain: number | undefined;
}

/** Best first. */
const CHUNK_NAMES = ['chunk', 'text', 'content', 'page_content', 'passage', 'context'];
const SOURCE_NAMES = ['source', 'id', 'doc_id', 'title', 'url', 'file_name'];

/**
 * The columns of question-answer pairs. Throws Problem `missing_column` or `ambiguous_column`, which names
 * the columns that there are.
 */
export function findQaColumns(columns: readonly string[], hasChunkFile: boolean): QaColumns {
  const { mapping, ambiguous } = findColumns(columns);
  const find = (role: Role, name: string) => {
    const doubt = ambiguous.find((one) => one.role === role);
    if (doubt) throw describeDoubt(columns, role, doubt.columns, name);
    return mapping[role] ?? refuseWithout(columns, name);
  };
  return {
    question: find('question', 'question'),
    answer: find('golden', 'answer'),
    chunk: hasChunkFile ? undefined : findNamed(columns, CHUNK_NAMES),
    source: findNamed(columns, SOURCE_NAMES),
    domain: mapping.domain,
  };
}

/** The columns of a file of chunks. Throws Problem `missing_column`. */
export function findChunkColumns(columns: readonly string[]): { chunk: number; source: number } {
  return { chunk: findNamed(columns, CHUNK_NAMES), source: findNamed(columns, SOURCE_NAMES) };
}

/** The column with the best of these names, in any case. */
function findNamed(columns: readonly string[], names: readonly string[]): number {
  const plain = columns.map((column) => column.trim().toLowerCase());
  const name = names.find((one) => plain.includes(one));
  return name === undefined ? refuseWithout(columns, names[0] ?? '') : plain.indexOf(name);
}

function refuseWithout(columns: readonly string[], name: string): never {
  const advice =
    name === 'chunk'
      ? 'Give one column that name, or give the chunks as a second file with the columns source and chunk.'
      : 'Give one column that name.';
  throw new Problem(
    'missing_column',
    `There is no column ${name}; the columns are ${columns.join(', ')}. ${advice}`,
  );
}

function describeDoubt(
  columns: readonly string[],
  role: Role,
  doubtful: readonly number[],
  name: string,
): Problem {
  const names = doubtful.map((column) => columns[column]).join(', ');
  return new Problem(
    'ambiguous_column',
    `Several columns could be the ${ROLE_LABELS[role].toLowerCase()}: ${names}. Name the right one ${name}.`,
  );
}
