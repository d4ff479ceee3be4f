import type { CountTokens } from '../core/judge/tokens.ts';
import type { RowScore } from '../core/model.ts';
import { readVerdict } from '../core/review/decision.ts';
import { findColumns } from '../core/columns.ts';
import type { Mapping } from '../core/columns.ts';
import { readExpectedScore } from '../core/rag/expected-score.ts';
import { findFactual } from '../core/rag/final-rating.ts';
import type { Factual } from '../core/rag/final-rating.ts';
import { findContextColumns, readRowContext } from '../core/rag/context-columns.ts';
import { Problem } from '../core/problem.ts';
import type { LookUpContext } from '../core/rag/look-up-context.ts';
import { ragCells } from '../core/rag/rag-columns.ts';
import type { PatternGuard } from '../core/rag/guard-pattern.ts';
import { RagFigures } from '../core/rag/rag-figures.ts';
import type { Citation, ContextReading } from '../core/rag/rag.ts';
import { scoreRagRow } from '../core/rag/score-rag-row.ts';
import type { RagOptions } from './rag-options.ts';
import { plainLine } from './plain-line.ts';

/** What is opened once for all files: what a row is scored with. */
export interface RagTools {
  options: RagOptions;
  count: CountTokens;
  /** With `--chunks`. */
  lookUp: LookUpContext | undefined;
  /** With `--citation-pattern`. */
  guard: PatternGuard | undefined;
}

/** What is kept of a file's rows. */
export interface RagFileRows {
  figures: RagFigures;
  /** Whether each row is factually correct, and who says so. */
  factual: (Factual | undefined)[];
  /** Place of each row's domain among the file's. */
  domains: number[];
  /** Whether the file has a context at all. */
  hasContext: boolean;
  unreadable: { count: number; first: { row: number; why: string }[] };
}

/** How many rows with an unreadable context are named. */
const NAMED_ROWS = 5;

export interface RagScoring {
  kept: RagFileRows;
  /** What the user's own expression finds in some responses; nothing where there is none. */
  findCustom: (responses: string[]) => Promise<Citation[][] | undefined>;
  /** Scores one more row, counts it, and gives its cells. */
  addRow: (
    row: readonly string[],
    texts: { golden: string; response: string; custom: readonly Citation[] | undefined },
    score: RowScore,
    domain: number,
  ) => string[];
}

/** Scores the sources, length and rating of a file's rows. Throws Problem `missing_column` for a context that is named and not there. */
export function openRagScoring(columns: string[], tools: RagTools): RagScoring {
  const { options, count, guard } = tools;
  const { mapping } = findColumns(columns);
  const { context } = options;
  const readRow = openContext(
    columns,
    context === undefined ? mapping : { ...mapping, context: findNamed(columns, context) },
    tools.lookUp,
  );
  const kept: RagFileRows = {
    figures: new RagFigures(),
    factual: [],
    domains: [],
    hasContext: readRow !== undefined,
    unreadable: { count: 0, first: [] },
  };
  const { settings } = options;
  return {
    kept,
    findCustom: async (responses) => guard?.find(responses, kept.figures.rows),
    addRow: (row, texts, score, domain) => {
      const scored = scoreRagRow({ ...texts, context: readRow?.(row) }, count, {
        leaveOutSources: !settings.countSources,
      });
      noteUnreadable(kept, scored.why);
      const factual = findFactual({
        review: readCorrect(row, mapping.human_verdict),
        judge: readCorrect(row, mapping.judge_verdict),
        score,
      });
      kept.factual.push(factual);
      kept.domains.push(domain);
      kept.figures.add({ ...scored, expected: readLabel(row, mapping.expected_score) });
      return ragCells(scored, factual, settings);
    },
  };
}

/** How a row's context is read; undefined where the file has none. */
function openContext(
  columns: string[],
  mapping: Mapping,
  lookUp: LookUpContext | undefined,
): ((row: readonly string[]) => ContextReading) | undefined {
  if (lookUp) {
    const named = mapping.context ?? columns.findIndex((name) => /^\s*source\s*$/i.test(name));
    return named === -1 ? undefined : (row) => lookUp(row[named] ?? '');
  }
  const found = findContextColumns(columns, mapping);
  return found && ((row) => readRowContext((column) => row[column] ?? '', found));
}

function findNamed(columns: string[], name: string): number {
  const exact = columns.indexOf(name);
  if (exact !== -1) return exact;
  const key = name.trim().toLowerCase();
  const alike = columns.findIndex((column) => column.trim().toLowerCase() === key);
  if (alike !== -1) return alike;
  throw new Problem(
    'missing_column',
    `There is no column "${plainLine(name)}" for --context. The file has: ${columns.map(plainLine).join(', ')}.`,
  );
}

function noteUnreadable({ unreadable, figures }: RagFileRows, why: string | undefined): void {
  if (why === undefined) return;
  if (unreadable.count++ < NAMED_ROWS) unreadable.first.push({ row: figures.rows, why });
}

function readCorrect(row: readonly string[], column: number | undefined): boolean | undefined {
  const verdict = column === undefined ? undefined : readVerdict(row[column] ?? '');
  return verdict === undefined || verdict === 'unsure' ? undefined : verdict === 'correct';
}

function readLabel(row: readonly string[], column: number | undefined): number | undefined {
  return column === undefined ? undefined : readExpectedScore(row[column] ?? '');
}
