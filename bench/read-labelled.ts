import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { bucketOf, creditOf } from '../src/core/buckets.ts';
import { findColumns } from '../src/core/columns.ts';
import { stratumOf } from '../src/core/review/strata.ts';
import { scoreRow } from '../src/core/scorers/score-row.ts';
import { peekCsv } from '../src/csv/peek-csv.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import type { ByteSource } from '../src/csv/source.ts';

/** A row with a verdict of a person, as the replay needs it. */
export interface LabelledRow {
  key: string;
  stratum: number;
  correct: boolean;
}

export interface LabelledFile {
  rows: LabelledRow[];
  /** The column whose verdicts split the strata, where there is one. */
  judge: string | undefined;
}

const VERDICTS = new Map<string, 'correct' | 'incorrect'>([
  ...['correct', 'true', '1', 'yes'].map((word) => [word, 'correct'] as const),
  ...['incorrect', 'false', '0', 'no'].map((word) => [word, 'incorrect'] as const),
]);

/**
 * The rows of a CSV that a person judged, rows without a verdict left out. A judge's verdicts split the
 * strata: those of the column named, or of the first whose name begins with `judge`; none for `'none'`.
 */
export async function readLabelled(path: string, judgeName?: string): Promise<LabelledFile> {
  const source = fileSource(path);
  const { dialect, columns } = await peekCsv(source);
  const { mapping, missing } = findColumns(columns);
  const human = columns.indexOf('human_verdict');
  if (missing.length > 0 || human === -1)
    throw new Error(`${path} lacks a column: ${[...missing, 'human_verdict'].join(', ')}.`);
  const judge = judgeName
    ? columns.indexOf(judgeName)
    : columns.findIndex((column) => /^judge/i.test(column));
  if (judgeName && judgeName !== 'none' && judge === -1)
    throw new Error(`${path} has no column ${judgeName}.`);
  const rows: LabelledRow[] = [];
  await readCsv(source, dialect, () => ({
    add: (batch) => {
      for (const cells of batch.rows) {
        const cell = (column: number | undefined): string => cells[column ?? -1] ?? '';
        const verdict = readVerdict(cell(human));
        if (!verdict) continue;
        const texts = [mapping.question, mapping.golden, mapping.response].map(cell);
        rows.push({
          key: contentKey(texts),
          stratum: findStratum(cell(mapping.golden), cell(mapping.response), cell(judge)),
          correct: verdict === 'correct',
        });
      }
    },
  }));
  return { rows, judge: columns[judge] };
}

function findStratum(golden: string, response: string, judge: string): number {
  const { exact, overlap, matchingWords, totalWords } = scoreRow(golden, response);
  const credit = creditOf(matchingWords, totalWords);
  return stratumOf(bucketOf(exact, overlap), credit, readVerdict(judge));
}

function readVerdict(cell: string): 'correct' | 'incorrect' | undefined {
  return VERDICTS.get(cell.trim().toLowerCase());
}

function contentKey(texts: string[]): string {
  return createHash('sha256').update(texts.join('\u001F')).digest('hex').slice(0, 16);
}

function fileSource(path: string): ByteSource {
  return { name: path, size: undefined, blocks: () => createReadStream(path) };
}
