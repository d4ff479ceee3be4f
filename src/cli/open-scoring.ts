import type { DomainTally, Tally } from '../core/model.ts';
import { planJudgedColumns } from '../core/judge/judge-columns.ts';
import { isTotalsRow } from '../core/findings.ts';
import { hasNoText, planScoredColumns, scoredCells } from '../core/scored-columns.ts';
import { idsOfBits, reasonBits } from '../core/reasons.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { TableTally } from '../core/summary.ts';
import type { Dialect, RaggedRow } from '../csv/dialect.ts';
import type { RowBatch, Sink, TableHead } from '../csv/read-csv.ts';
import { noCounts, type ReadCounts } from '../csv/read-counts.ts';
import { chooseColumns } from './choose-columns.ts';
import { openWriter } from './open-writer.ts';
import type { ScoreOptions } from './options.ts';
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
  /** Rows that look like a total or a footer, counted from 0. */
  totals: Places<number>;
  /** What was passed over; known once the file is through. */
  counts: ReadCounts;
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
  const plan = planScoredColumns(head.header);
  // What a judge said of a row without text is no text of its own either.
  const own = planJudgedColumns(head.header).keep;
  const counts = new TableTally();
  const scores = startScores(file, head, counts);
  await output?.clear();
  const writer = openWriter(plan.header, options.format);
  await output?.write(writer.head);

  return {
    scores,
    async add({ rows, firstRow, ragged, stray }: RowBatch) {
      const scored = rows.map((row, place) => {
        const [goldenText, responseText] = [row[golden] ?? '', row[response] ?? ''];
        const score = scoreRow(goldenText, responseText);
        const noText = score.blank && hasNoText(row, own);
        const flags = { emptyGolden: goldenText === '', noText };
        counts.add(domain === undefined ? 'All' : (row[domain] ?? ''), score, flags);
        if ((flags.emptyGolden || score.blank) && isTotalsRow(row, own))
          addPlaces(scores.totals, [firstRow + place]);
        if (!output) return [];
        const reasons = idsOfBits(reasonBits(goldenText, responseText, score));
        return [...plan.keep.map((at) => row[at] ?? ''), ...scoredCells(score, reasons)];
      });
      addPlaces(scores.ragged, ragged);
      addPlaces(scores.stray, stray);
      await output?.write(writer.text(scored));
    },
  };
}

/** The scores of a file, as it begins or as it is where it has no rows. */
export function startScores(
  file: string,
  { dialect, duplicates }: Pick<TableHead, 'dialect' | 'duplicates'>,
  { tally, domains } = new TableTally(),
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
    totals: { count: 0, first: [] },
    counts: noCounts(),
  };
}

function addPlaces<T>(places: Places<T>, found: T[]): void {
  places.count += found.length;
  places.first.push(...found.slice(0, NAMED_PLACES - places.first.length));
}
