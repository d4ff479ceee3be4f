import type { DomainTally, Tally } from '../core/model.ts';
import { planJudgedColumns } from '../core/judge/judge-columns.ts';
import {
  hasNoText,
  PASSED_COLUMNS,
  planScoredColumns,
  scoredCells,
} from '../core/scored-columns.ts';
import { idsOfBits, reasonBits } from '../core/reasons.ts';
import { TableTally } from '../core/summary.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { RowBatch, Sink, TableHead } from '../csv/read-csv.ts';
import { csvText, EXCEL_BOM } from '../csv/write-csv.ts';
import { chooseColumns } from './choose-columns.ts';
import type { ScoreOptions } from './options.ts';
import { type GoldenScore, openVariants, type VariantScores } from './score-variants.ts';
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
  variants: VariantScores;
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
): Promise<Scoring> {
  const { golden, response, domain } = chooseColumns(head.columns, options.columns);
  const { goldenForm } = options.variants;
  const plan = planColumns(head.header, goldenForm !== undefined);
  const variants = openVariants(options.variants);
  // What a judge said of a row without text is no text of its own either.
  const own = planJudgedColumns(head.header).keep;
  const counts = new TableTally();
  const scores = startScores(file, head, counts, variants.kept);
  await output?.clear();
  const bom = options.flavour === 'excel' ? EXCEL_BOM : '';
  await output?.write(bom + csvText([plan.header], options.flavour));

  return {
    scores,
    async add({ rows, ragged, stray }: RowBatch) {
      const lines = rows.map((row) => {
        const responseText = row[response] ?? '';
        const scored = variants.scoreCell(row[golden] ?? '', responseText);
        const { goldens, score, best } = scored;
        const noText = score.blank && hasNoText(row, own);
        const flags = { emptyGolden: goldens[0] === '', noText };
        counts.add(domain === undefined ? 'All' : (row[domain] ?? ''), score, flags);
        if (!output) return [];
        const reasons = idsOfBits(reasonBits(goldens[best.place] ?? '', responseText, best.score));
        return [
          ...plan.keep.map((at) => row[at] ?? ''),
          ...scoredCells(score, reasons),
          ...(goldenForm ? passedCells(scored) : []),
        ];
      });
      addPlaces(scores.ragged, ragged);
      addPlaces(scores.stray, stray);
      await output?.write(csvText(lines, options.flavour));
    },
  };
}

function planColumns(header: readonly string[], withPassed: boolean) {
  const plan = planScoredColumns(header);
  return withPassed ? { ...plan, header: [...plan.header, ...PASSED_COLUMNS] } : plan;
}

/** A row's cells under `PASSED_COLUMNS`. */
function passedCells({ goldens, passedBy: { exact, overlap } }: GoldenScore): string[] {
  return [exact, overlap].map((place) => (place === undefined ? '' : (goldens[place] ?? '')));
}

function startScores(
  file: string,
  { dialect, duplicates }: TableHead,
  { tally, domains }: TableTally,
  variants: VariantScores,
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
    variants,
  };
}

function addPlaces<T>(places: Places<T>, found: T[]): void {
  places.count += found.length;
  places.first.push(...found.slice(0, NAMED_PLACES - places.first.length));
}
