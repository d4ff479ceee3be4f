import { createReadStream } from 'node:fs';
import { bucketOf, creditOf } from '../src/core/buckets.ts';
import { findColumns } from '../src/core/columns.ts';
import { readVerdict, type ReviewVerdict } from '../src/core/review/decision.ts';
import { stratumOf } from '../src/core/review/strata.ts';
import { rowKeyWords } from '../src/core/row-key.ts';
import type { KeyWords } from '../src/core/row-keys.ts';
import { scoreRow } from '../src/core/scorers/score-row.ts';
import { peekCsv } from '../src/csv/peek-csv.ts';
import { readCsv } from '../src/csv/read-csv.ts';
import type { ByteSource } from '../src/csv/source.ts';

/** A row with a verdict of a person, as the replay needs it. */
export interface LabelledRow {
  key: KeyWords;
  stratum: number;
  correct: boolean;
}

export interface LabelledFile {
  rows: LabelledRow[];
  /** The column whose verdicts split the strata, where there is one. */
  judge: string | undefined;
}

const NEEDED_ROLES = ['golden', 'response', 'human_verdict'] as const;

/**
 * The rows of a CSV that a person judged, rows without a verdict left out. A judge's verdicts split the
 * strata: those of the column named, or of the one that plays the judge by its name; none for `'none'`.
 * Throws where the file cannot be read, lacks a column, or no row of it is labelled.
 */
export async function readLabelled(path: string, judgeName?: string): Promise<LabelledFile> {
  const source = fileSource(path);
  const { dialect, columns } = await peekCsv(source);
  const { mapping } = findColumns(columns);
  const human = mapping.human_verdict;
  const lacking = NEEDED_ROLES.filter((role) => mapping[role] === undefined);
  if (lacking.length > 0) throw new Error(`it has no one column for ${lacking.join(', ')}.`);
  const judge = judgeName ? columns.indexOf(judgeName) : mapping.judge_verdict;
  if (judgeName && judgeName !== 'none' && judge === -1)
    throw new Error(`it has no column ${judgeName}.`);
  const rows: LabelledRow[] = [];
  await readCsv(source, dialect, () => ({
    add: (batch) => {
      for (const cells of batch.rows) {
        const cell = (column: number | undefined): string => cells[column ?? -1] ?? '';
        const verdict = readVerdict(cell(human));
        // Rows that a person left open have no truth to compare with.
        if (!verdict || verdict === 'unsure') continue;
        const [golden, response] = [cell(mapping.golden), cell(mapping.response)];
        rows.push({
          key: rowKeyWords(cell(mapping.question), golden, response),
          stratum: findStratum(golden, response, readVerdict(cell(judge))),
          correct: verdict === 'correct',
        });
      }
    },
  }));
  if (rows.length === 0) throw new Error('no row has a verdict of a person, correct or incorrect.');
  return { rows, judge: columns[judge ?? -1] };
}

function findStratum(golden: string, response: string, judge: ReviewVerdict | undefined): number {
  const { exact, overlap, matchingWords, totalWords } = scoreRow(golden, response);
  const credit = creditOf(matchingWords, totalWords);
  return stratumOf(bucketOf(exact, overlap), credit, judge === 'unsure' ? undefined : judge);
}

function fileSource(path: string): ByteSource {
  return { name: path, size: undefined, blocks: () => createReadStream(path) };
}
