import type { ByteSource } from '../csv/source.ts';
import { readWholeTable } from '../csv/read-whole-table.ts';
import { toPlainProblem } from '../core/problem.ts';
import { openContextLookup } from '../core/rag/look-up-context.ts';
import type { LookUpContext } from '../core/rag/look-up-context.ts';
import { findChunkColumns } from '../core/rag/set/find-qa-columns.ts';
import { loadTokenCounter } from '../core/rag/token-counter.ts';
import { openInput } from './open-input.ts';
import { openRagScoring } from './open-rag-scoring.ts';
import type { RagScoring } from './open-rag-scoring.ts';
import { openPatternGuard } from './pattern-guard.ts';
import type { RagOptions } from './rag-options.ts';

/** Scores the rows of files as answers of a retrieval system. */
export interface RagScorer {
  open: (columns: string[]) => RagScoring;
  close: () => void;
}

/** What rows are scored with by these options. Throws an Error that names the file of chunks where that cannot be read. */
export async function openRagScorer(options: RagOptions): Promise<RagScorer> {
  const { citationPattern, tokenizer } = options.settings;
  const lookUp = options.chunks === undefined ? undefined : await readChunks(options.chunks);
  const count = await loadTokenCounter(tokenizer);
  const guard = citationPattern === '' ? undefined : openPatternGuard(citationPattern);
  return {
    open: (columns) => openRagScoring(columns, { options, count, lookUp, guard }),
    close: () => guard?.close(),
  };
}

async function readChunks(path: string): Promise<LookUpContext> {
  try {
    return openContextLookup(await listChunks(await openInput(path)));
  } catch (error) {
    throw new Error(`${path}: ${toPlainProblem(error).message}`, { cause: error });
  }
}

async function listChunks(source: ByteSource): Promise<{ name: string; text: string }[]> {
  const { columns, rows } = await readWholeTable(source);
  const places = findChunkColumns(columns);
  return rows.map((cells) => ({
    name: cells[places.source] ?? '',
    text: cells[places.chunk] ?? '',
  }));
}
