import {
  type ContextColumns,
  findContextColumns,
  readRowContext,
} from '../core/rag/context-columns.ts';
import { readExpectedScore } from '../core/rag/expected-score.ts';
import { findByPattern } from '../core/rag/custom-citations.ts';
import type { Citation, ContextReading } from '../core/rag/rag.ts';
import { RagFigures } from '../core/rag/rag-figures.ts';
import type { RagSettings } from '../core/rag/rag-settings.ts';
import { type RagRowScore, scoreRagRow } from '../core/rag/score-rag-row.ts';
import { loadTokenCounter } from '../core/rag/token-counter.ts';
import { goldenOf } from './golden-rows.ts';
import { type LoadedRun, textOf } from './loaded-run.ts';
import { paceWork, type Signal } from './pace-work.ts';
import { openPatternGuard } from './pattern-guard.ts';
import type { RagRows } from './rag-rows.ts';

/** Rows between two looks at the clock; of a user's expression they make one batch. */
const STEP_ROWS = 64;

/**
 * Finds sources and lengths of a run's rows; those found by the same settings are kept. Throws `cancelled` at
 * its next slice, and what `openPatternGuard` and `loadTokenCounter` throw.
 */
export async function prepareRag(
  loaded: LoadedRun,
  settings: RagSettings,
  signal: Signal,
  onProgress: (rows: number) => void = () => undefined,
): Promise<RagRows> {
  const rag = await startRag(loaded, settings);
  if (rag.done) return rag;
  const rest = paceWork(signal);
  const { rows } = loaded.table;
  const columns = contextColumnsOf(loaded);
  const guard =
    settings.citationPattern === '' ? undefined : openPatternGuard(settings.citationPattern);
  try {
    while (rag.figures.rows < rows) {
      const from = rag.figures.rows;
      const to = Math.min(from + STEP_ROWS, rows);
      const custom = await guard?.find(listResponses(loaded, from, to), from);
      // Another call may have gone on meanwhile, where the rows stood.
      if (rag.figures.rows !== from) continue;
      for (let row = from; row < to; row++) addRow(loaded, rag, row, columns, custom?.[row - from]);
      onProgress(to);
      await rest();
    }
    rag.done = true;
    return rag;
  } finally {
    guard?.close();
  }
}

/** What is found so far by these settings; other figures are dropped, another threshold or weight is taken over. */
async function startRag(loaded: LoadedRun, settings: RagSettings): Promise<RagRows> {
  const { rag } = loaded;
  if (rag && isSameReading(rag.settings, settings)) {
    rag.settings = settings;
    return rag;
  }
  const count = await loadTokenCounter(settings.tokenizer);
  const figures = new RagFigures(loaded.table.rows);
  return (loaded.rag = { settings, figures, count, done: false });
}

function isSameReading(one: RagSettings, other: RagSettings): boolean {
  return (
    one.tokenizer === other.tokenizer &&
    one.countSources === other.countSources &&
    one.citationPattern === other.citationPattern
  );
}

function listResponses(loaded: LoadedRun, from: number, to: number): string[] {
  return Array.from({ length: to - from }, (_, place) => textOf(loaded, from + place, 'response'));
}

function addRow(
  loaded: LoadedRun,
  { settings, figures, count }: RagRows,
  row: number,
  columns: ContextColumns | undefined,
  custom: readonly Citation[] | undefined,
): void {
  const text = {
    golden: goldenOf(loaded, row),
    response: textOf(loaded, row, 'response'),
    context: contextOf(loaded, row, columns),
    ...(custom && { custom }),
  };
  const score = scoreRagRow(text, count, { leaveOutSources: !settings.countSources });
  figures.add({ ...score, expected: expectedOf(loaded, row) });
}

/** The label of a row; undefined where it has none that can be read. */
export function expectedOf(loaded: LoadedRun, row: number): number | undefined {
  return readExpectedScore(textOf(loaded, row, 'expected_score'));
}

function contextColumnsOf({ run }: LoadedRun): ContextColumns | undefined {
  return findContextColumns(run.columns, run.mapping);
}

/** What a row's columns of retrieved chunks hold; undefined where the file has none. */
function contextOf(
  loaded: LoadedRun,
  row: number,
  columns = contextColumnsOf(loaded),
): ContextReading | undefined {
  const { table } = loaded;
  return columns && readRowContext((column) => table.cell(row, column), columns);
}

/** One row scored anew: its texts are those that came through the guard before, if any did. */
export function rescoreRow(
  loaded: LoadedRun,
  settings: RagSettings,
  row: number,
): { score: RagRowScore; context: ContextReading | undefined } {
  const response = textOf(loaded, row, 'response');
  const context = contextOf(loaded, row);
  const custom =
    settings.citationPattern === '' ? undefined : findByPattern(settings.citationPattern, response);
  const text = { golden: goldenOf(loaded, row), response, context, ...(custom && { custom }) };
  return { score: scoreRagRow(text, () => 0, { leaveOutSources: true }), context };
}
