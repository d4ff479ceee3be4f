import { DAMAGE, Problem } from '../core/problem.ts';
import { peekCsv } from '../csv/peek-csv.ts';
import type { RowBatch, Sink } from '../csv/read-csv.ts';
import type { Dialect } from '../csv/dialect.ts';
import { startScores } from './file-scores.ts';
import type { FileScores } from './file-scores.ts';
import { openScoring } from './open-scoring.ts';
import type { InputFile } from './open-input.ts';
import type { ScoreOptions } from './options.ts';
import type { RagScorer } from './rag-scorer.ts';
import { readInput } from './read-input.ts';
import { openVariants } from './score-variants.ts';
import type { StagedFile } from './staged-file.ts';

/**
 * Scores a file as it is read, and writes each row out as it is scored; `onProgress` hears bytes and rows so
 * far. Throws Problems of reading, of the columns and of writing.
 */
export async function scoreFile(
  source: InputFile,
  options: ScoreOptions,
  output: StagedFile | undefined,
  onProgress: (bytes: number, rows: number) => void,
  scorer?: RagScorer,
): Promise<FileScores> {
  try {
    return await scoreRows(source, options, output, onProgress, scorer);
  } catch (error) {
    // A part of a larger table may well have no rows.
    const isEmpty = error instanceof Problem && ['empty_file', 'no_rows'].includes(error.code);
    if (!isEmpty || options.format !== 'jsonl') throw error;
    const { kept: variants } = openVariants(options.variants);
    const runs = options.runs && [];
    return startScores(source.name, { dialect: NO_DIALECT, duplicates: [] }, { variants, runs });
  }
}

const NO_DIALECT: Dialect = { encoding: 'utf-8', bom: false, delimiter: ',', escape: 'double' };

async function scoreRows(
  source: InputFile,
  options: ScoreOptions,
  output: StagedFile | undefined,
  onProgress: (bytes: number, rows: number) => void,
  scorer: RagScorer | undefined,
): Promise<FileScores> {
  const { dialect } = await peekCsv(source, options.dialect);
  const signal = { cancelled: false };
  let scores: FileScores | undefined;
  try {
    const { counts } = await readInput(
      source,
      dialect,
      // Called again where the file has to be read anew: what was scored until then is void.
      async (head) => {
        const scoring = await openScoring(source.name, head, options, output, scorer);
        scores = scoring.scores;
        return stopAt(options.limit, scoring, signal, onProgress);
      },
      signal,
    );
    if (scores) scores.counts = counts;
  } catch (error) {
    // Enough rows is no failure.
    if (!signal.cancelled || !scores) throw offerRest(error, dialect);
    scores.isCut = true;
  }
  if (!scores) throw new Problem('empty_file', 'The file is empty.');
  return scores;
}

/** What was thrown, with the flag that reads past it where it is damage that can be read past. */
function offerRest(error: unknown, { format, readOn }: Dialect): unknown {
  const isBinary = format === 'xlsx' || format === 'parquet';
  if (!(error instanceof Problem) || !DAMAGE.has(error.code) || isBinary || readOn) return error;
  const offer = 'What can be read of the rest is read with --read-on.';
  return new Problem(error.code, `${error.message} ${offer}`, error.line);
}

function stopAt(
  limit: number,
  scoring: Sink & { scores: FileScores },
  signal: { cancelled: boolean },
  onProgress: (bytes: number, rows: number) => void,
): Sink {
  const { scores } = scoring;
  const { tally } = scores;
  return {
    async add(batch) {
      const rest = limit - tally.rows;
      if (batch.rows.length > rest) scores.isCut = true;
      await scoring.add(cutBatch(batch, rest));
      signal.cancelled = tally.rows >= limit;
      onProgress(batch.bytes, tally.rows);
    },
  };
}

function cutBatch(batch: RowBatch, rows: number): RowBatch {
  if (batch.rows.length <= rows) return batch;
  const end = batch.firstRow + rows;
  return {
    ...batch,
    rows: batch.rows.slice(0, rows),
    ragged: batch.ragged.filter(({ row }) => row < end),
    stray: batch.stray.filter((row) => row < end),
  };
}
