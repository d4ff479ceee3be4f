import { bucketOf } from '../core/buckets.ts';
import { judgedCells, planJudgedColumns } from '../core/judge/judge-columns.ts';
import type { JudgedBy } from '../core/judge/judge-columns.ts';
import type { Judgement, JudgeRow } from '../core/judge/judgement.ts';
import { chooseRows } from '../core/judge/scope.ts';
import type { Bucket } from '../core/model.ts';
import { drawNumber } from '../core/review/draw-order.ts';
import { rowKey } from '../core/row-key.ts';
import { readKey } from '../core/row-keys.ts';
import { scoredCells } from '../core/scored-columns.ts';
import { idsOfBits, reasonBits } from '../core/reasons.ts';
import { scoreRow } from '../core/scorers/score-row.ts';
import { peekCsv } from '../csv/peek-csv.ts';
import { readCsv } from '../csv/read-csv.ts';
import type { TableHead } from '../csv/read-csv.ts';
import type { ByteSource } from '../csv/source.ts';
import { csvText } from '../csv/write-csv.ts';
import { chooseColumns } from './choose-columns.ts';
import type { JudgeOptions } from './judge-options.ts';
import type { StagedFile } from './staged-file.ts';

/** A row of the file that is in scope. */
export interface ChosenRow extends JudgeRow {
  /** Counted from 0. */
  row: number;
  domain: string;
  bucket: Bucket;
  exact: boolean;
  overlap: boolean;
}

/** The rows of a file that are judged, and how many it has. Throws Problems of reading and of the columns. */
export async function readChosenRows(
  source: ByteSource,
  options: JudgeOptions,
): Promise<{ chosen: ChosenRow[]; rows: number; hasQuestion: boolean }> {
  const { dialect } = await peekCsv(source);
  const { sink, rows } = await readCsv(source, dialect, (head) => {
    const reader = openReader(head, options);
    const all: ChosenRow[] = [];
    return {
      all,
      hasQuestion: reader.hasQuestion,
      add: (batch) => {
        // Rows that no scope could take are not kept.
        const read = batch.rows.map((cells, at) => reader.read(cells, batch.firstRow + at));
        for (const row of chooseRows(read, { ...options, limit: Infinity })) all.push(row);
      },
    };
  });
  const ordered = options.isRandom ? drawRows(sink.all) : sink.all;
  const chosen = ordered.slice(0, options.limit).sort((a, b) => a.row - b.row);
  return { chosen, rows, hasQuestion: sink.hasQuestion };
}

function openReader({ columns }: TableHead, options: JudgeOptions) {
  const roles = ['question', 'golden', 'response', 'domain'] as const;
  const at = chooseColumns(columns, options.columns, roles);
  return {
    hasQuestion: at.question !== undefined,
    read(cells: string[], row: number): ChosenRow {
      const question = at.question === undefined ? '' : (cells[at.question] ?? '');
      const [golden = '', response = ''] = [cells[at.golden], cells[at.response]];
      const { exact, overlap } = scoreRow(golden, response);
      return {
        row,
        key: rowKey(question, golden, response),
        question,
        golden,
        response,
        domain: at.domain === undefined ? 'All' : (cells[at.domain] ?? ''),
        bucket: bucketOf(exact, overlap),
        exact,
        overlap,
      };
    },
  };
}

/** In the order in which a sample is drawn: the same rows come whatever their place in the file. */
function drawRows(rows: ChosenRow[]): ChosenRow[] {
  const copies = new Map<string, number>();
  const drawn = rows.map((row) => {
    const copy = copies.get(row.key) ?? 0;
    copies.set(row.key, copy + 1);
    return { row, place: drawNumber(0, readKey(row.key) ?? { high: 0, low: 0 }, copy) };
  });
  return drawn.sort((a, b) => a.place - b.place).map(({ row }) => row);
}

/** Writes every row of the file with its scores, and those in scope with what became of them. */
export async function writeJudged(
  source: ByteSource,
  options: JudgeOptions,
  judged: { chosen: ChosenRow[]; judgements: Map<string, Judgement>; by: JudgedBy },
  output: StagedFile,
): Promise<void> {
  const keys = new Map(judged.chosen.map(({ row, key }) => [row, key]));
  const { dialect } = await peekCsv(source);
  await readCsv(source, dialect, async (head) => {
    const plan = planJudgedColumns(head.header);
    const { golden, response } = chooseColumns(head.columns, options.columns);
    await output.clear();
    await output.write(csvText([plan.header], 'csv'));
    return {
      async add({ rows, firstRow }) {
        const cells = rows.map((row, at) => {
          const key = keys.get(firstRow + at);
          const judgement =
            key === undefined ? undefined : (judged.judgements.get(key) ?? 'waiting');
          const [goldenText, responseText] = [row[golden] ?? '', row[response] ?? ''];
          const score = scoreRow(goldenText, responseText);
          const reasons = idsOfBits(reasonBits(goldenText, responseText, score));
          const kept = plan.keep.map((column) => row[column] ?? '');
          return [...kept, ...scoredCells(score, reasons), ...judgedCells(judgement, judged.by)];
        });
        await output.write(csvText(cells, 'csv'));
      },
    };
  });
}
