import { findOwnColumns } from '../core/own-columns.ts';
import { isTotalsRow } from '../core/findings.ts';
import { RAG_COLUMNS } from '../core/rag/rag-columns.ts';
import {
  hasNoText,
  PASSED_COLUMNS,
  planAddedColumns,
  planScoredColumns,
  scoredCells,
} from '../core/scored-columns.ts';
import { idsOfBits, reasonBits } from '../core/reasons.ts';
import { TableTally } from '../core/summary.ts';
import type { RowBatch, Sink, TableHead } from '../csv/read-csv.ts';
import { chooseColumns } from './choose-columns.ts';
import { addPlaces, startScores } from './file-scores.ts';
import type { FileScores } from './file-scores.ts';
import { openWriter } from './open-writer.ts';
import type { ScoreOptions } from './options.ts';
import type { RagScorer } from './rag-scorer.ts';
import { openRuns } from './run-scores.ts';
import { openVariants } from './score-variants.ts';
import type { GoldenScore } from './score-variants.ts';
import type { StagedFile } from './staged-file.ts';

interface Scoring extends Sink {
  scores: FileScores;
}

/**
 * A sink that scores rows, counts them, and writes them out where there is an output, from its first byte.
 * Throws Problems of the columns and of writing.
 */
export async function openScoring(
  file: string,
  head: TableHead,
  options: ScoreOptions,
  output: StagedFile | undefined,
  scorer: RagScorer | undefined,
): Promise<Scoring> {
  const { golden, response, domain } = chooseColumns(head.columns, options.columns);
  const rag = scorer?.open(head.columns);
  const { goldenForm } = options.variants;
  const variants = openVariants(options.variants);
  const runs =
    options.runs && openRuns(head.columns, options.runs, { golden, response }, options.variants);
  const plan = planColumns(head.header, goldenForm !== undefined, rag !== undefined);
  // What a judge said of a row without text is no text of its own either.
  const own = findOwnColumns(head.header);
  const counts = new TableTally();
  const scores = startScores(file, head, {
    counts,
    variants: variants.kept,
    runs: runs?.kept,
    rag: rag?.kept,
  });
  await output?.clear();
  const writer = openWriter(plan.header, options.format);
  await output?.write(writer.head);

  return {
    scores,
    async add({ rows, firstRow, ragged, stray }: RowBatch) {
      const custom = await rag?.findCustom(rows.map((row) => row[response] ?? ''));
      const scored = rows.map((row, at) => {
        const cellOf = (column: number): string => row[column] ?? '';
        const responseText = cellOf(response);
        const found = variants.scoreCell(cellOf(golden), responseText);
        const { goldens, score, best } = found;
        const bestGolden = goldens[best.place] ?? '';
        const noText = score.blank && hasNoText(cellOf, own);
        const flags = { emptyGolden: goldens[0] === '', noText };
        const name = domain === undefined ? 'All' : cellOf(domain);
        const texts = { golden: bestGolden, response: responseText, custom: custom?.[at] };
        const place = counts.add(name, score, flags);
        runs?.add(row, name, own);
        const ragCells = rag?.addRow(row, texts, score, place) ?? [];
        if ((flags.emptyGolden || score.blank) && isTotalsRow(cellOf, own))
          addPlaces(scores.totals, [firstRow + at]);
        if (!output) return [];
        const reasons = idsOfBits(reasonBits(bestGolden, responseText, best.score));
        return [
          ...plan.keep.map(cellOf),
          ...scoredCells(score, reasons),
          ...(goldenForm ? passedCells(found) : []),
          ...ragCells,
        ];
      });
      addPlaces(scores.ragged, ragged);
      addPlaces(scores.stray, stray);
      await output?.write(writer.text(scored));
    },
  };
}

function planColumns(header: readonly string[], withPassed: boolean, withRag: boolean) {
  if (!withRag) return planPassedColumns(header, withPassed);
  return planAddedColumns(header, RAG_COLUMNS, (others) => planPassedColumns(others, withPassed));
}

function planPassedColumns(header: readonly string[], withPassed: boolean) {
  const plan = planScoredColumns(header);
  return withPassed ? { ...plan, header: [...plan.header, ...PASSED_COLUMNS] } : plan;
}

/** A row's cells under `PASSED_COLUMNS`. */
function passedCells({ goldens, passedBy: { exact, overlap } }: GoldenScore): string[] {
  return [exact, overlap].map((place) => (place === undefined ? '' : (goldens[place] ?? '')));
}
