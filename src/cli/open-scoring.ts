import type { DomainTally, Tally } from '../core/model.ts';
import { findOwnColumns } from '../core/own-columns.ts';
import { RAG_COLUMNS } from '../core/rag/rag-columns.ts';
import {
  hasNoText,
  planAddedColumns,
  planScoredColumns,
  scoredCells,
} from '../core/scored-columns.ts';
import { idsOfBits, reasonBits } from '../core/reasons.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { TableTally } from '../core/summary.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { RowBatch, Sink, TableHead } from '../csv/read-csv.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import { chooseColumns } from './choose-columns.ts';
import type { RagFileRows } from './open-rag-scoring.ts';
import type { ScoreOptions } from './options.ts';
import type { RagScorer } from './rag-scorer.ts';
import type { StagedFile } from './staged-file.ts';

/** What is kept of a scored file: counts, however long it is. */
export interface FileScores {
  file: string;
  /** There are more rows than `--limit` allows. */
  isCut: boolean;
  dialect: Dialect;
  /** Column names that stand more than once in the header. */
  duplicates: string[];
  tally: Tally;
  /** In order of first appearance. */
  domains: DomainTally[];
  ragged: Places<RaggedRow>;
  /** Rows with a misplaced quote, counted from 0. */
  stray: Places<number>;
  /** Undefined without `--rag`. */
  rag?: RagFileRows | undefined;
}

/** How often something was met, and the first few times. */
export interface Places<T> {
  count: number;
  first: T[];
}

/** How many places a warning names. */
const NAMED_PLACES = 5;

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
  const plan = planColumns(head.header, rag !== undefined);
  // What a judge said of a row without text is no text of its own either.
  const own = findOwnColumns(head.header);
  const counts = new TableTally();
  const scores = startScores(file, head, counts, rag?.kept);
  await output?.clear();
  const bom = options.flavour === 'excel' ? EXCEL_BOM : '';
  await output?.write(bom + csvText([plan.header], options.flavour));

  return {
    scores,
    async add({ rows, ragged, stray }: RowBatch) {
      const custom = await rag?.findCustom(rows.map((row) => row[response] ?? ''));
      const scored = rows.map((row, place) => {
        const [goldenText, responseText] = [row[golden] ?? '', row[response] ?? ''];
        const score = scoreRow(goldenText, responseText);
        const noText = score.blank && hasNoText(row, own);
        const flags = { emptyGolden: goldenText === '', noText };
        const name = domain === undefined ? 'All' : (row[domain] ?? '');
        const texts = { golden: goldenText, response: responseText, custom: custom?.[place] };
        const domainPlace = counts.add(name, score, flags);
        const ragCells = rag?.addRow(row, texts, score, domainPlace) ?? [];
        if (!output) return [];
        const reasons = idsOfBits(reasonBits(goldenText, responseText, score));
        return [
          ...plan.keep.map((at) => row[at] ?? ''),
          ...scoredCells(score, reasons),
          ...ragCells,
        ];
      });
      addPlaces(scores.ragged, ragged);
      addPlaces(scores.stray, stray);
      await output?.write(csvText(scored, options.flavour));
    },
  };
}

function planColumns(header: readonly string[], withRag: boolean) {
  if (!withRag) return planScoredColumns(header);
  return planAddedColumns(header, RAG_COLUMNS, (others) => planScoredColumns(others));
}

function startScores(
  file: string,
  { dialect, duplicates }: TableHead,
  { tally, domains }: TableTally,
  rag: RagFileRows | undefined,
): FileScores {
  return {
    file,
    isCut: false,
    dialect,
    duplicates,
    tally,
    domains,
    ragged: { count: 0, first: [] },
    stray: { count: 0, first: [] },
    rag,
  };
}

function addPlaces<T>(places: Places<T>, found: T[]): void {
  places.count += found.length;
  places.first.push(...found.slice(0, NAMED_PLACES - places.first.length));
}
