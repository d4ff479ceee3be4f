import type { LabelledSet } from './build-set.ts';
import type { CaseRow } from './make-cases.ts';

/** Columns of a labelled set; what is beside `expected_score` says how each row was made. */
const COLUMNS = ['question', 'answer', 'response', 'context', 'expected_score', 'Domain'];
const MADE_COLUMNS = ['case', 'pair', 'citation_style', 'built_by'];

/**
 * A labelled set as a table, header first: four rows a pair, read by the source-return screen as they are.
 * `builtBy` says whose questions and answers these are.
 */
export function setTable({ pairs }: LabelledSet, builtBy: string): string[][] {
  const rows = pairs.flatMap(({ question, answer, domain, rows: cases }, pair) =>
    cases.map((row) => [
      question,
      answer,
      row.response,
      writeContext(row),
      String(row.expected),
      domain,
      row.case,
      String(pair + 1),
      row.wording,
      builtBy,
    ]),
  );
  return [[...COLUMNS, ...MADE_COLUMNS], ...rows];
}

function writeContext({ context }: CaseRow): string {
  return JSON.stringify(context.map(({ name, text }) => ({ source: name, text })));
}
